import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { bucketOf, effectiveEntries, throughputOf, throughputPlan } from "./index.ts";

const hour = 3600;

describe("how a range is cut", () => {
  test.each<[string, number, number, number]>([
    ["a second", 1, 60, 1],
    ["ten minutes", 600, 60, 10],
    ["half an hour", hour / 2, 120, 15],
    ["an hour", hour, 300, 12],
    // The last minute of a range is whole; it makes no stretch of its own.
    ["an hour and its last minute", hour + 60, 300, 12],
    ["three hours", 3 * hour, 600, 18],
    ["a day", 24 * hour, hour, 24],
    ["92 days", 92 * 24 * hour, 7 * 24 * hour, 13],
    ["a century", 36_525 * 24 * hour, 218 * 7 * 24 * hour, 24],
  ])("%s", (_, seconds, bucketSeconds, count) => {
    expect(throughputPlan({ start: 1_800_000_000, end: 1_800_000_000 + seconds - 1 })).toEqual({
      bucketSeconds,
      count,
    });
  });

  test("never makes more stretches than can be drawn, and puts every second of the range into one of them", () => {
    assert(
      property(integer({ min: 0, max: 2_000_000_000 }), integer({ min: 0, max: 400_000_000 }), (start, length) => {
        const range = { start, end: start + length };
        const plan = throughputPlan(range);
        expect(plan.count).toBeLessThanOrEqual(24);
        expect(bucketOf(range.start, range, plan)).toBe(0);
        expect(bucketOf(range.end, range, plan)).toBe(plan.count - 1);
      }),
    );
  });
});

test("automation's work and people's are drawn apart", () => {
  const range = { start: 0, end: 599 };
  const entries = effectiveEntries([
    { checkInId: 1, airline: "W6", action: "BP_ATTACHED", userid: "AUTOMATION", at: 59 },
    { checkInId: 2, airline: "W6", action: "BP_ATTACHED", userid: "op", at: 60 },
    { checkInId: 3, airline: "W6", action: "DISPOSED", userid: "SYSTEM", at: 599 },
  ]);
  const { bucketSeconds, buckets } = throughputOf(entries, range);
  expect([bucketSeconds, buckets.length]).toEqual([60, 10]);
  expect(buckets[0]).toEqual({
    start: 0,
    automation: { attached: 1, disposed: 0 },
    operators: { attached: 0, disposed: 0 },
  });
  expect(buckets[1]).toMatchObject({ start: 60, operators: { attached: 1, disposed: 0 } });
  expect(buckets[9]).toMatchObject({ start: 540, operators: { attached: 0, disposed: 1 } });
});

test("no work is lost between the stretches", () => {
  assert(
    property(array(integer({ min: 500, max: 20_000 })), (times) => {
      const entries = effectiveEntries(
        times.map((at, checkInId) => ({ checkInId, airline: "W6", action: "DISPOSED" as const, userid: "op", at })),
      );
      const { buckets } = throughputOf(entries, { start: 500, end: 20_000 });
      expect(buckets.reduce((all, { operators }) => all + operators.disposed, 0)).toBe(times.length);
    }),
  );
});
