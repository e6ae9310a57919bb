import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clockChange, localClock, localInstant } from "./local-instant.ts";

const utc = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 16);

test.each([
  ["2026-07-01", "12:00", "Europe/Paris", "2026-07-01T10:00"],
  ["2026-12-01", "12:00", "Europe/Paris", "2026-12-01T11:00"],
  ["2026-12-01", "00:15", "Asia/Kathmandu", "2026-11-30T18:30"],
  // Skipped by the clock: as far after the jump as it lies in the gap.
  ["2027-03-28", "02:30", "Europe/Paris", "2027-03-28T01:30"],
  // Shown twice: the earlier.
  ["2027-10-31", "02:30", "Europe/Paris", "2027-10-31T00:30"],
  ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30"],
])("%s %s in %s is %s UTC", (date, time, zone, expected) => {
  expect(utc(localInstant(date, time, zone))).toBe(expected);
});

test("what the clock shows leads back to the instant, except for the hour shown twice", () => {
  const zones = [
    "UTC",
    "Europe/London",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "America/Sao_Paulo",
  ];
  fc.assert(
    fc.property(fc.integer({ min: 25_000_000, max: 35_000_000 }), fc.constantFrom(...zones), (minutes, zone) => {
      const instant = minutes * 60;
      const { date, time } = localClock(instant, zone);
      const back = localInstant(date, time, zone);
      expect(back <= instant && instant - back <= 3600).toBe(true);
      expect(localClock(back, zone)).toEqual({ date, time });
    }),
  );
});

test.each([
  ["2027-03-28", "02:30", "Europe/Paris", "skipped"],
  ["2027-03-28", "01:59", "Europe/Paris", undefined],
  ["2027-03-28", "03:00", "Europe/Paris", undefined],
  ["2027-10-31", "02:30", "Europe/Paris", "twice"],
  ["2027-10-31", "03:00", "Europe/Paris", undefined],
  ["2026-11-01", "01:30", "America/New_York", "twice"],
  ["2026-11-01", "01:30", "Asia/Kolkata", undefined],
])("%s %s in %s: %s", (date, time, zone, expected) => {
  expect(clockChange(date, time, zone)).toBe(expected);
});

test("of two showings, the later lies after the earlier by what the clock went back", () => {
  const both = (["earlier", "later"] as const).map((which) =>
    localInstant("2027-10-31", "02:30", "Europe/Paris", which),
  );
  expect(both.map(utc)).toEqual(["2027-10-31T00:30", "2027-10-31T01:30"]);
  // Half an hour only.
  const [first = 0, second = 0] = (["earlier", "later"] as const).map((which) =>
    localInstant("2027-04-04", "01:45", "Australia/Lord_Howe", which),
  );
  expect(second - first).toBe(1800);
});

test("nonsense is refused", () => {
  expect(() => localInstant("2026-02-30x", "12:00", "UTC")).toThrow(RangeError);
  expect(() => localInstant("2026-02-20", "12:00", "Mars/Olympus")).toThrow(RangeError);
});
