import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, lastDays, lastMinutes, localClock, rangeInstants } from "../time/index.ts";
import {
  countDays,
  dayInstants,
  daysOf,
  defaultMinutes,
  efficiencyZone,
  longestRange,
  quickMinutes,
  rangeProblem,
} from "./index.ts";

const seconds = (text: string) => Date.parse(text) / 1000;

describe("whole days in a zone", () => {
  test.each<[string, string, string, string, string]>([
    ["an ordinary day", "2026-11-21", "Europe/Paris", "2026-11-20T23:00:00Z", "2026-11-21T22:59:59Z"],
    ["India", "2026-11-21", "Asia/Kolkata", "2026-11-20T18:30:00Z", "2026-11-21T18:29:59Z"],
    ["spring in New York: 23 hours", "2026-03-08", "America/New_York", "2026-03-08T05:00:00Z", "2026-03-09T03:59:59Z"],
    ["autumn in New York: 25 hours", "2026-11-01", "America/New_York", "2026-11-01T04:00:00Z", "2026-11-02T04:59:59Z"],
    ["spring in Paris: 23 hours", "2026-03-29", "Europe/Paris", "2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z"],
    ["autumn in Paris: 25 hours", "2026-10-25", "Europe/Paris", "2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z"],
    ["a day that begins at one o'clock", "2024-04-26", "Africa/Cairo", "2024-04-25T22:00:00Z", "2024-04-26T20:59:59Z"],
  ])("%s", (_, day, zone, start, end) => {
    expect(dayInstants({ from: day, to: day }, zone)).toEqual({ start: seconds(start), end: seconds(end) });
  });

  test("days follow each other without a gap and without overlapping, and are themselves when read off the clock", () => {
    assert(
      property(
        integer({ min: 0, max: 20_000 }),
        constantFrom("America/New_York", "Europe/Paris", "Asia/Kolkata", "Pacific/Auckland", "America/St_Johns", "UTC"),
        (offset, zone) => {
          const day = addDays("2000-01-01", offset);
          const here = dayInstants({ from: day, to: day }, zone);
          const next = dayInstants({ from: addDays(day, 1), to: addDays(day, 1) }, zone);
          expect(next.start).toBe(here.end + 1);
          expect(daysOf(here, zone)).toEqual({ from: day, to: day });
        },
      ),
    );
  });
});

describe("ranges of a clock", () => {
  test.each<[string, string, string, string, string, string]>([
    // The hour from one to two comes twice: the range holds both.
    ["America/New_York", "2026-11-01", "01:00", "01:59", "2026-11-01T05:00:00Z", "2026-11-01T06:59:59Z"],
    ["Europe/Paris", "2026-10-25", "02:00", "02:59", "2026-10-25T00:00:00Z", "2026-10-25T01:59:59Z"],
    // The hour from two to three does not exist.
    ["America/New_York", "2026-03-08", "01:30", "03:00", "2026-03-08T06:30:00Z", "2026-03-08T07:00:59Z"],
    ["Europe/Paris", "2026-03-29", "01:30", "03:00", "2026-03-29T00:30:00Z", "2026-03-29T01:00:59Z"],
    ["Asia/Kolkata", "2026-11-01", "01:00", "01:59", "2026-10-31T19:30:00Z", "2026-10-31T20:29:59Z"],
  ])("%s on %s from %s to %s", (zone, day, startTime, endTime, start, end) => {
    expect(rangeInstants({ startDate: day, startTime, endDate: day, endTime }, zone)).toEqual({
      start: seconds(start),
      end: seconds(end),
    });
  });

  // REP-13
  test.each(quickMinutes)("the last %i minutes of the efficiency report are read in IST", (minutes) => {
    const now = seconds("2026-11-01T05:30:20Z"); // New York's clock goes back half an hour later
    const range = lastMinutes(now, minutes, efficiencyZone);
    expect([range.endDate, range.endTime]).toEqual(["2026-11-01", "11:00"]);
    const instants = rangeInstants(range, efficiencyZone);
    expect(instants.end - instants.start).toBe(minutes * 60 + 59);
    expect(localClock(instants.start, efficiencyZone)).toEqual({ date: range.startDate, time: range.startTime });
  });

  // REP-4, REP-13
  test("reports begin with the last hour, counts with ten days that end today", () => {
    expect(quickMinutes).toContain(defaultMinutes);
    expect(lastDays("2026-03-05", countDays)).toEqual({ from: "2026-02-24", to: "2026-03-05" });
  });
});

// REP-5
describe("what the server says of a range", () => {
  const today = "2026-11-21";
  test.each<[string, string, string, number | undefined, string | undefined]>([
    ["today", today, today, undefined, undefined],
    ["tomorrow", today, "2026-11-22", undefined, undefined],
    ["the day after tomorrow", today, "2026-11-23", undefined, "TOO_LATE"],
    ["all of it later", "2026-12-01", "2026-12-02", undefined, "TOO_LATE"],
    ["a century, for a job", "1927-01-01", today, undefined, undefined],
    ["as long as may be", "2025-11-22", "2026-11-22", longestRange.checkInCount, undefined],
    ["a day longer", "2025-11-21", "2026-11-22", longestRange.checkInCount, "TOO_LONG"],
    ["a single day of one", today, today, 1, undefined],
  ])("%s", (_, from, to, longest, problem) => {
    expect(rangeProblem({ from, to }, today, longest)).toBe(problem);
  });
});
