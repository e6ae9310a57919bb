import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clockChangeAt, instantOf, isLocalTime, isZone, localTimeAt, offsetMinutes, spanOf } from "./local-time.ts";

const utc = (text: string) => Date.parse(`${text}:00Z`) / 1000;

test.each([
  ["2026-11-30T08:40", true],
  ["2026-11-30", true],
  ["2026-02-30", false],
  ["2026-02-30T08:40", false],
  ["2026-11-30T24:00", false],
  ["2026-11-30T08:40:00", false],
  ["2026-11-30T08:40Z", false],
  ["", false],
])("%j is a local time: %s", (text, expected) => {
  expect(isLocalTime(text)).toBe(expected);
});

test.each([
  ["Europe/Paris", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["", false],
  ["+01:00", false],
  ["Mars/Olympus", false],
  ["W. Europe Standard Time", false],
])("%j is a zone: %s", (zone, expected) => {
  expect(isZone(zone)).toBe(expected);
});

test("a day alone begins at its first minute and ends at its last; without a zone there is no instant", () => {
  const day = { dateTime: "2026-11-30", zone: "America/Chicago" };
  expect([instantOf(day), instantOf(day, "last")]).toEqual([utc("2026-11-30T06:00"), utc("2026-12-01T05:59")]);
  expect(instantOf({ ...day, zone: "" })).toBeNull();
  expect(instantOf({ ...day, dateTime: "2026-02-30" })).toBeNull();
});

test("what leaves and arrives in the hour that autumn shows twice arrives after it left", () => {
  const at = (dateTime: string) => ({ dateTime, zone: "America/New_York" });
  const { start, end } = spanOf(at("2026-11-01T01:40"), at("2026-11-01T01:20"));
  expect((end ?? 0) - (start ?? 0)).toBe(40 * 60);
  expect(clockChangeAt(at("2026-11-01T01:40"))).toBe("twice");
  expect(clockChangeAt(at("2026-03-08T02:30"))).toBe("skipped");
});

test("wherever one flies, over the date line and over changes of the clock: local times give the duration back", () => {
  const zones = fc.constantFrom(
    "Pacific/Auckland",
    "Pacific/Honolulu",
    "Pacific/Apia",
    "Pacific/Kiritimati",
    "Europe/Paris",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
  );
  const minute = fc.integer({ min: utc("2026-01-01T00:00") / 60, max: utc("2028-01-01T00:00") / 60 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 61, max: 19 * 60 }), zones, zones, (from, duration, zone, toZone) => {
      const [left, landed] = [from * 60, (from + duration) * 60];
      const span = spanOf(
        { dateTime: localTimeAt(left, zone), zone },
        { dateTime: localTimeAt(landed, toZone), zone: toZone },
      );
      // An hour shown twice can mean either showing, and nothing else makes a difference.
      const off = [(span.start ?? 0) - left, (span.end ?? 0) - landed].map((seconds) => seconds / 60);
      expect(off.every((minutes) => [0, -30, -60].includes(minutes))).toBe(true);
      expect((span.end ?? 0) > (span.start ?? 0)).toBe(true);
      expect(Math.abs(offsetMinutes(left, zone)) <= 14 * 60).toBe(true);
    }),
  );
});
