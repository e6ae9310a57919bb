import fc from "fast-check";
import { expect, test } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const at = (iso: string) => Date.parse(iso) / 1000;
const until = (iso: string, ...zones: string[]) => {
  const end = quietUntil(at(iso), zones);
  return end === undefined ? undefined : new Date(end * 1000).toISOString().slice(0, 16);
};

// MSG-13
test.each([
  ["the day", "2026-06-10T12:00:00Z", ["Europe/London"], undefined],
  ["the last second of the day", "2026-01-10T20:59:59Z", ["Europe/London"], undefined],
  ["the evening", "2026-01-10T21:00:00Z", ["Europe/London"], "2026-01-11T08:00"],
  ["the early morning", "2026-01-10T07:59:00Z", ["Europe/London"], "2026-01-10T08:00"],
  ["eight", "2026-01-10T08:00:00Z", ["Europe/London"], undefined],
  ["a zone far away", "2026-01-10T14:00:00Z", ["Asia/Tokyo"], "2026-01-10T23:00"],
  ["half hours", "2026-01-10T02:00:00Z", ["Asia/Kolkata"], "2026-01-10T02:30"],
  ["the night in which clocks go forward", "2026-03-28T22:00:00Z", ["Europe/London"], "2026-03-29T07:00"],
  ["the night in which clocks go back", "2026-10-24T21:00:00Z", ["Europe/London"], "2026-10-25T08:00"],
  ["two zones, night in one", "2026-01-11T02:30:00Z", ["America/Los_Angeles", "America/New_York"], "2026-01-11T16:00"],
  ["two zones, day in both", "2026-01-11T17:00:00Z", ["America/Los_Angeles", "America/New_York"], undefined],
  [
    "zones whose nights leave no day",
    "2026-01-11T22:00:00Z",
    ["Europe/London", "Asia/Tokyo", "America/New_York"],
    "2026-01-12T08:00",
  ],
  ["nobody knows where", "2026-01-11T03:00:00Z", [], undefined],
  ["a zone that is none", "2026-01-11T03:00:00Z", ["Mars/Olympus"], undefined],
])("%s", (_, now, zones, end) => {
  expect(until(now, ...zones)).toBe(end);
});

// MSG-13
test.each([
  ["before a vendor's evening", "2026-01-10T21:30:00Z", { from: "22:30", until: "07:15" }, undefined],
  ["in a vendor's night", "2026-01-10T22:30:00Z", { from: "22:30", until: "07:15" }, "2026-01-11T07:15"],
  ["after a vendor's morning", "2026-01-10T07:15:00Z", { from: "22:30", until: "07:15" }, undefined],
  ["a vendor's siesta", "2026-01-10T13:00:00Z", { from: "12:30", until: "14:00" }, "2026-01-10T14:00"],
  ["the first second of a siesta", "2026-01-10T12:30:00Z", { from: "12:30", until: "14:00" }, "2026-01-10T14:00"],
  ["the first second after a siesta", "2026-01-10T14:00:00Z", { from: "12:30", until: "14:00" }, undefined],
  ["the night of a vendor with a siesta", "2026-01-10T23:00:00Z", { from: "12:30", until: "14:00" }, undefined],
  ["nearly the whole day", "2026-01-10T08:00:00Z", { from: "08:00", until: "07:59" }, "2026-01-11T07:59"],
])("%s", (_, now, hours, end) => {
  const found = quietUntil(at(now), ["Europe/London"], hours);
  expect(found === undefined ? undefined : new Date(found * 1000).toISOString().slice(0, 16)).toBe(end);
});

test("when it ends it is not night any more, and at most a long night has passed", () => {
  const zones = fc.constantFrom("Europe/Paris", "America/St_Johns", "Pacific/Auckland", "Australia/Lord_Howe", "UTC");
  fc.assert(
    fc.property(fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2028-01-01T00:00Z") }), zones, (now, zone) => {
      const end = quietUntil(now, [zone]);
      if (end === undefined) return;
      expect(end).toBeGreaterThan(now);
      expect(end - now).toBeLessThanOrEqual(12 * 3600);
      expect(quietUntil(end, [zone])).toBeUndefined();
    }),
  );
});
