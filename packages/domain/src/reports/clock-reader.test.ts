import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { localClock } from "../time/index.ts";
import { clockReader } from "./index.ts";

test.each<[string, string, string]>([
  ["2026-11-21T11:42:07Z", "Asia/Kolkata", "2026-11-21 17:12:07"],
  ["2026-11-01T05:59:59Z", "America/New_York", "2026-11-01 01:59:59"],
  ["2026-11-01T06:00:00Z", "America/New_York", "2026-11-01 01:00:00"], // the hour comes again
  ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08 01:59:59"],
  ["2026-03-08T07:00:00Z", "America/New_York", "2026-03-08 03:00:00"],
  ["2026-03-29T00:59:59Z", "Europe/Paris", "2026-03-29 01:59:59"],
  ["2026-03-29T01:00:00Z", "Europe/Paris", "2026-03-29 03:00:00"],
  ["2026-04-04T15:00:00Z", "Australia/Lord_Howe", "2026-04-05 01:30:00"], // half an hour back
])("at %s the clock of %s shows %s", (instant, zone, shown) => {
  expect(clockReader(zone)(Date.parse(instant) / 1000)).toBe(shown);
});

test("many instants in a row are read as each one by itself", () => {
  const zones = ["America/New_York", "Europe/Paris", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Chatham", "UTC"];
  const readers = new Map(zones.map((zone) => [zone, clockReader(zone)]));
  assert(
    property(integer({ min: 0, max: 4_000_000_000 }), constantFrom(...zones), (at, zone) => {
      const { date, time } = localClock(at, zone);
      expect(readers.get(zone)?.(at)).toBe(`${date} ${time}:${String(at % 60).padStart(2, "0")}`);
    }),
    { numRuns: 500 },
  );
});
