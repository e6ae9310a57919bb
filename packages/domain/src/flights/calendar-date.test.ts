import { expect, test } from "vitest";
import { bookingWindow, bookingWindowAnywhere } from "./booking-window.ts";
import { addDays, dayNumber, daysBetween } from "./calendar-date.ts";

test.each([
  ["1970-01-01", 0],
  ["2028-02-29", 21_243],
  ["2026-02-29", undefined],
  ["2026-02-30", undefined],
  ["2026-13-01", undefined],
  ["2026-1-1", undefined],
  ["2026-01-01T00:00", undefined],
  ["", undefined],
])("%s is day %s", (date, expected) => {
  expect(dayNumber(date)).toBe(expected);
});

test("days are added across months, leap days and changes of the clock", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-11-22", "2026-11-21")).toBe(-1);
  expect(() => addDays("soon", 1)).toThrow(RangeError);
  expect(() => daysBetween("2026-11-22", "soon")).toThrow(RangeError);
});

// FLT-3
test("flights are searched from yesterday to 270 days ahead", () => {
  expect(bookingWindow("2026-11-22")).toEqual({ earliest: "2026-11-21", latest: "2027-08-19" });
});

test.each([
  // In Honolulu it is still the 21st, everywhere else the 22nd; in Kiritimati never the 23rd yet.
  ["2026-11-22T09:30:00Z", { earliest: "2026-11-20", latest: "2027-08-19" }],
  ["2026-11-22T12:00:00Z", { earliest: "2026-11-21", latest: "2027-08-20" }],
  ["2026-11-22T11:00:00Z", { earliest: "2026-11-20", latest: "2027-08-20" }],
])("at %s the server accepts what is valid anywhere", (now, expected) => {
  expect(bookingWindowAnywhere(Date.parse(now) / 1000)).toEqual(expected);
});
