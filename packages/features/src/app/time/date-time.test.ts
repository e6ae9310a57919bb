import { expect, test } from "vitest";
import { dateTime, relativeTime, zoneName } from "./date-time.ts";

const at = Date.UTC(2026, 10, 21, 17, 4, 9) / 1000;

test.each([
  ["UTC", "en", "2026-Nov-21 5:04 PM"],
  ["Asia/Kolkata", "en", "2026-Nov-21 10:34 PM"],
  ["America/New_York", "en", "2026-Nov-21 12:04 PM"],
  ["Pacific/Auckland", "en", "2026-Nov-22 6:04 AM"],
  ["UTC", "fr", "2026-nov-21 5:04 PM"],
])("in %s, %s", (zone, language, expected) => {
  expect(dateTime(at, zone, language)).toBe(expected);
});

test("midnight is 12 AM", () => {
  expect(dateTime(Date.UTC(2026, 0, 2) / 1000, "UTC", "en")).toBe("2026-Jan-02 12:00 AM");
});

test.each([
  [0, "now"],
  [-59, "now"],
  [-60, "1 minute ago"],
  [-3599, "59 minutes ago"],
  [-7300, "2 hours ago"],
  [-86_400, "yesterday"],
  [7300, "in 2 hours"],
])("%d seconds from now", (seconds, expected) => {
  expect(relativeTime(at, at + seconds, "en")).toBe(expected);
});

test.each([
  ["Europe/London", Date.UTC(2026, 6, 1) / 1000, "GMT+1"],
  ["Europe/London", Date.UTC(2026, 11, 1) / 1000, "GMT"],
  ["America/New_York", Date.UTC(2026, 11, 1) / 1000, "EST"],
])("%s at %d is called %s", (zone, seconds, expected) => {
  expect(zoneName(seconds, zone, "en")).toBe(expected);
});
