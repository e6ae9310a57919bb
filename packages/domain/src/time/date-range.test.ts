import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "./calendar-date.ts";
import {
  clearReversed,
  clearReversedInTime,
  isCompleteRange,
  isReversed,
  isReversedInTime,
  lastDays,
  lastMinutes,
  rangeInstants,
} from "./date-range.ts";
import { localInstant } from "./local-instant.ts";

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000;
const range = (start: string, end: string) => {
  const [startDate = "", startTime = ""] = start.split(" ");
  const [endDate = "", endTime = ""] = end.split(" ");
  return { startDate, startTime, endDate, endTime };
};

// UI-5
test.each([
  ["2026-11-20", "2026-11-22", false],
  ["2026-11-22", "2026-11-22", false],
  ["2026-11-23", "2026-11-22", true],
  ["2026-11-23", "", false],
  ["", "2026-11-22", false],
  ["9999", "2026-11-22", false],
])("from %j to %j runs backwards: %s", (from, to, expected) => {
  expect(isReversed({ from, to })).toBe(expected);
  expect(clearReversed({ from, to })).toEqual({ from, to: expected ? "" : to });
});

// UI-5
test.each([
  ["2026-11-20 16:12", "2026-11-20 17:12", false],
  ["2026-11-20 17:12", "2026-11-20 17:12", false],
  ["2026-11-20 17:13", "2026-11-20 17:12", true],
  ["2026-11-21 00:00", "2026-11-20 23:59", true],
  ["2026-11-20 23:00", "2026-11-21 01:00", false],
  ["2026-11-20 17:13", "2026-11-20", false],
  ["2026-11-20 5 pm", "2026-11-20 16:00", false],
])("from %s to %s runs backwards: %s", (start, end, expected) => {
  const given = range(start, end);
  expect(isReversedInTime(given)).toBe(expected);
  // The end's time stays: only its date is chosen again.
  expect(clearReversedInTime(given)).toEqual(expected ? { ...given, endDate: "" } : given);
});

test.each([
  ["2026-11-20 16:12", "2026-11-20 17:12", true],
  ["2026-11-20 17:13", "2026-11-20 17:12", false],
  ["2026-11-20 16:12", "2026-11-20", false],
  ["2026-11-20", "2026-11-20 17:12", false],
  [" 16:12", "2026-11-20 17:12", false],
  ["2026-11-20 16:12", "2026-11-31 17:12", false],
])("from %j to %j is complete: %s", (start, end, expected) => {
  expect(isCompleteRange(range(start, end))).toBe(expected);
});

test("the last days are as many as asked for, today among them", () => {
  expect(lastDays("2026-11-22", 10)).toEqual({ from: "2026-11-13", to: "2026-11-22" });
  expect(lastDays("2026-11-22", 1)).toEqual({ from: "2026-11-22", to: "2026-11-22" });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (days) => {
      const { from, to } = lastDays(addDays("2026-11-22", days), days);
      expect(daysBetween(from, to) + 1).toBe(days);
    }),
  );
});

describe("the last minutes", () => {
  test.each([
    ["Asia/Kolkata", "2026-11-20T11:42:07", 60, "2026-11-20 16:12", "2026-11-20 17:12"],
    ["Asia/Kolkata", "2026-11-20T18:45:00", 30, "2026-11-20 23:45", "2026-11-21 00:15"],
    ["America/New_York", "2026-11-20T04:10:00", 180, "2026-11-19 20:10", "2026-11-19 23:10"],
    // The clock goes back in between: three real hours are two on the clock.
    ["America/New_York", "2026-11-01T07:30:00", 180, "2026-11-01 00:30", "2026-11-01 02:30"],
    // It goes forward: one real hour is two on the clock.
    ["Europe/Paris", "2027-03-28T01:30:00", 60, "2027-03-28 01:30", "2027-03-28 03:30"],
  ])("in %s at %s UTC, %i minutes", (zone, now, minutes, start, end) => {
    expect(lastMinutes(utc(now), minutes, zone)).toEqual(range(start, end));
  });
});

describe("the instants of a range", () => {
  test.each([
    ["Asia/Kolkata", "2026-11-20 16:12", "2026-11-20 17:12", "2026-11-20T10:42:00", "2026-11-20T11:42:59"],
    ["Europe/Paris", "2026-07-01 00:00", "2026-07-01 23:59", "2026-06-30T22:00:00", "2026-07-01T21:59:59"],
    // A day of 23 hours and one of 25.
    ["Europe/Paris", "2027-03-28 00:00", "2027-03-28 23:59", "2027-03-27T23:00:00", "2027-03-28T21:59:59"],
    ["Europe/Paris", "2027-10-31 00:00", "2027-10-31 23:59", "2027-10-30T22:00:00", "2027-10-31T22:59:59"],
    // The hour shown twice is meant whole: from its first showing to its second.
    ["Europe/Paris", "2027-10-31 02:00", "2027-10-31 02:59", "2027-10-31T00:00:00", "2027-10-31T01:59:59"],
  ])("in %s from %s to %s", (zone, start, end, from, to) => {
    expect(rangeInstants(range(start, end), zone)).toEqual({ start: utc(from), end: utc(to) });
  });

  test("Kolkata has no daylight saving: always five and a half hours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const date = addDays("1970-01-01", day);
        expect(localInstant(date, time, "Asia/Kolkata")).toBe(utc(`${date}T${time}`) - 19_800);
      }),
    );
  });

  test("hold the range that was asked for, whatever the clocks do", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25_000_000, max: 35_000_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom("Asia/Kolkata", "America/New_York", "Europe/Paris", "Australia/Lord_Howe", "America/St_Johns"),
        (now, minutes, zone) => {
          const { start, end } = rangeInstants(lastMinutes(now * 60, minutes, zone), zone);
          expect(start).toBeLessThanOrEqual((now - minutes) * 60);
          expect(end).toBeGreaterThanOrEqual(now * 60);
          // Never more than the hour that is shown twice, at either end.
          expect(end - start).toBeLessThanOrEqual(minutes * 60 + 59 + 7200);
        },
      ),
    );
  });

  test("an unfinished range is refused", () => {
    expect(() => rangeInstants(range("2026-11-20 16:12", "2026-11-20"), "UTC")).toThrow(RangeError);
  });
});
