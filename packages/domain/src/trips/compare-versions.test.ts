import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyDifference, compareVersions, isUnchanged, withStableIds } from "./compare-versions.ts";
import { orderedContent, piecesOf } from "./piece.ts";
import { anyContent } from "./testing/any-content.ts";
import { ellen, flight, rochester, stay } from "./testing/sample-trip.ts";

test("what was added, taken out and changed, field by field with both values (TRP-11)", () => {
  const [first, , last] = rochester.flights;
  const next = {
    ...rochester,
    itinerarySummary: "Rochester",
    travellers: [{ ...ellen, phone: "+1 507 555 0100" }],
    flights: [
      ...(first ? [{ ...first, arrival: { ...first.arrival, dateTime: "2026-11-30T11:22" } }] : []),
      flight("f4", "4880", "MSP 2026-11-30T15:05", "RST 2026-11-30T16:10"),
      ...(last ? [last] : []),
    ],
  };
  const { texts, travellers, pieces } = compareVersions(rochester, next);
  expect(texts).toEqual([{ field: "itinerarySummary", before: "Rochester, Minnesota", after: "Rochester" }]);
  expect(travellers).toEqual([
    { type: "changed", travelerId: "t1", fields: [{ field: "phone", before: "", after: "+1 507 555 0100" }] },
  ]);
  expect(
    pieces.map((change) =>
      change.type === "changed"
        ? [change.id, change.fields]
        : [change.type, (change.type === "added" ? change.after : change.before).piece.id],
    ),
  ).toEqual([
    ["f1", [{ field: "arrival.dateTime", before: "2026-11-30T10:22", after: "2026-11-30T11:22" }]],
    ["removed", "f2"],
    ["added", "f4"],
  ]);
});

test("the order of lists is no difference", () => {
  const turned = { ...rochester, flights: rochester.flights.toReversed() };
  expect(isUnchanged(compareVersions(rochester, turned))).toBe(true);
});

test("what was read anew keeps the id under which it stands (TRP-12)", () => {
  const again = {
    ...rochester,
    flights: rochester.flights.map((one, index) => ({ ...one, id: `new${index}`, flightNum: `0${one.flightNum}` })),
    accommodations: [stay("new", "MILL RACE INN", "2026-11-30", "2026-12-02")],
  };
  const stable = withStableIds(rochester, again);
  expect(piecesOf(stable).map(({ piece }) => piece.id)).toEqual(["f1", "f2", "f3", "car-1", "h1"]);
});

test("two that cannot be told apart keep the ids they have", () => {
  const twins = [stay("a", "Inn", "2026-11-30", "2026-12-01"), stay("b", "Inn", "2026-11-30", "2026-12-01")];
  const next = { ...rochester, accommodations: twins };
  const last = { ...rochester, accommodations: [stay("z", "Inn", "2026-11-30", "2026-12-01")] };
  expect(withStableIds(last, next).accommodations.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("whatever the versions: one differs from itself in nothing, and a difference makes the later one of the earlier one", () => {
  fc.assert(
    fc.property(anyContent, anyContent, (before, after) => {
      expect(isUnchanged(compareVersions(before, before))).toBe(true);
      expect(applyDifference(before, compareVersions(before, after))).toEqual(orderedContent(after));
      const stable = withStableIds(before, after);
      const ids = piecesOf(stable).map(({ piece }) => piece.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(withStableIds(before, stable)).toEqual(stable);
    }),
    { seed: 2026, numRuns: 150 },
  );
});
