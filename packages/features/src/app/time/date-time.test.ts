import { expect, test } from "vitest";
import { dateTime, dayInDigits, dayText, relativeTime, zoneName } from "./date-time.ts";

const at = Date.UTC(2026, 10, 21, 17, 4, 9) / 1000;

// UI-2
test.each([
  ["UTC", "en", "2026-Nov-21 5:04 PM"],
  ["Asia/Kolkata", "en", "2026-Nov-21 10:34 PM"],
  ["America/New_York", "en", "2026-Nov-21 12:04 PM"],
  ["Pacific/Auckland", "en", "2026-Nov-22 6:04 AM"],
  ["UTC", "fr", "21 nov. 2026, 17:04"],
  ["Asia/Kolkata", "fr", "21 nov. 2026, 22:34"],
  ["Pacific/Auckland", "fr", "22 nov. 2026, 06:04"],
])("in %s, %s", (zone, language, expected) => {
  expect(dateTime(at, zone, language)).toBe(expected);
});

test("midnight is 12 AM", () => {
  expect(dateTime(Date.UTC(2026, 0, 2) / 1000, "UTC", "en")).toBe("2026-Jan-02 12:00 AM");
});

test("midnight is 00:00 in French, and the first day has one digit", () => {
  expect(dateTime(Date.UTC(2026, 7, 1) / 1000, "UTC", "fr")).toBe("1 août 2026, 00:00");
});

test.each([
  ["2015-08-20", "en", "20 Aug 2015"],
  ["2015-08-20", "fr", "20 août 2015"],
  ["soon", "fr", "soon"],
])("the day %s in %s", (date, language, expected) => {
  expect(dayText(date, language)).toBe(expected);
  expect(dayInDigits(date, language)).toBe(date === "soon" ? "soon" : "20/08/2015");
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
