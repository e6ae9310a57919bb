import { expect, test } from "vitest";
import { expectedContent, type FlightNews, flightStateOf, shiftOf } from "./flight-state.ts";
import { rochester } from "./testing/sample-trip.ts";

const planned = 1_800_000_000;
const stateOf = (news: Partial<FlightNews>) =>
  flightStateOf({ plannedAt: planned, bookedAt: planned, cancelled: false, reported: 0, supplier: null, ...news });
const told = (state: "on-time" | "cancelled" | "delayed", minutes = 0) => ({
  state,
  minutes,
  terminal: "5",
  gate: "B32",
});

// TRP-46
test("a flight stands as what is known of it says, and as nothing where nobody knows anything", () => {
  expect(stateOf({})).toBeUndefined();
  expect(stateOf({ supplier: told("on-time") })).toEqual({ state: "onTime", minutes: 0, terminal: "5", gate: "B32" });
  expect(stateOf({ bookedAt: planned + 1500 })).toMatchObject({ state: "delayed", minutes: 25 });
  expect(stateOf({ bookedAt: planned - 600 })).toMatchObject({ state: "earlier", minutes: 10 });
  expect(stateOf({ reported: 190, supplier: told("delayed", 30) })).toMatchObject({ state: "delayed", minutes: 190 });
  expect(stateOf({ supplier: told("delayed", 30) })).toMatchObject({ state: "delayed", minutes: 30, gate: "B32" });
  expect(stateOf({ cancelled: true, reported: 190, supplier: told("on-time") })).toMatchObject({ state: "cancelled" });
  expect(stateOf({ supplier: told("cancelled") })).toEqual({ state: "cancelled", minutes: 0, terminal: "", gate: "" });
  expect(
    ["onTime", "delayed", "earlier", "cancelled"].map((state) => shiftOf({ state: state as "onTime", minutes: 9 })),
  ).toEqual([0, 9, -9, 0]);
});

test("the itinerary as it is expected has delayed flights at their hours, over midnight too, and leaves out cancelled ones", () => {
  const content = rochester;
  const [first, second] = content.flights;
  if (!first || !second) throw new Error("The sample trip has two flights.");
  const known = { minutes: 0, terminal: "", gate: "" };
  expect(expectedContent(content, [])).toBe(content);
  const day = 24 * 60;
  const late = expectedContent(content, [
    { ...known, flightId: first.id, state: "delayed", minutes: day },
    { ...known, flightId: second.id, state: "cancelled" },
  ]);
  expect(late.flights[0]?.departure.dateTime.slice(11)).toBe(first.departure.dateTime.slice(11));
  expect(late.flights[0]?.departure.dateTime.slice(0, 10)).toBe("2026-12-01");
  expect(late.flights[1]).toEqual({ ...second, cancelled: true });
});
