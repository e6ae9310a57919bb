import { expect, test } from "vitest";
import type { Flight } from "./data/use-upcoming.ts";
import { bandOf, closesSoon, type FlightState, leftOf, standingOf } from "./flight-words.ts";

const traveller = (state: FlightState, hasPass = false, delivered = false) => ({
  checkInId: 1,
  firstname: "Ana",
  lastname: "Novak",
  state,
  profileOf: null,
  hasPass,
  delivered,
});

// TRP-33
test("what is least done is said first, with how many it holds for", () => {
  const standing = (...states: readonly FlightState[]) =>
    standingOf({ travellers: states.map((one) => traveller(one)) });
  expect(standing("APPROVED", "ELIGIBLE_FOR_CHECKIN", "ELIGIBLE_FOR_CHECKIN")).toMatchObject({
    state: "ELIGIBLE_FOR_CHECKIN",
    count: 2,
  });
  expect(standing("DISPOSITION_COMPLETED", "APPROVED")).toMatchObject({ state: "APPROVED", count: 1 });
  expect(standing("CANCELLED", "CANCELLED")).toMatchObject({ state: "CANCELLED", count: 2 });
});

test("passes are delivered when all that are there are", () => {
  const one = traveller("DISPOSITION_COMPLETED", true, true);
  const other = traveller("DISPOSITION_COMPLETED", true);
  const none = traveller("DISPOSITION_COMPLETED");
  expect(standingOf({ travellers: [one, none] })).toMatchObject({ passes: 1, delivered: true });
  expect(standingOf({ travellers: [one, other] })).toMatchObject({ passes: 2, delivered: false });
  expect(standingOf({ travellers: [none] })).toMatchObject({ passes: 0, delivered: false });
});

// TRP-35
test.each([
  [0, "soon"],
  [6 * 3600, "soon"],
  [6 * 3600 + 1, "day"],
  [24 * 3600, "day"],
  [24 * 3600 + 1, "later"],
] as const)("%d seconds ahead is %s", (left, expected) => {
  expect(bandOf(1000 + left, 1000)).toBe(expected);
});

test("the time that is left is told in whole minutes", () => {
  expect(leftOf(1000 + 12_059, 1000)).toEqual({ hours: 3, minutes: 20, isOver: false });
  expect(leftOf(1000, 1000)).toEqual({ hours: 0, minutes: 0, isOver: true });
});

test("a window presses where work is left and less than an hour", () => {
  const flight = (state: FlightState) =>
    ({ closesAt: 1000 + 8 * 60, travellers: [traveller(state)] }) as unknown as Flight;
  expect(closesSoon(flight("ELIGIBLE_FOR_CHECKIN"), 1000)).toBe(8);
  expect(closesSoon(flight("WAITING_FOR_AUTOMATION"), 1000 + 8 * 60)).toBe(0);
  expect(closesSoon(flight("ELIGIBLE_FOR_CHECKIN"), 1000 + 8 * 60 + 1)).toBeUndefined();
  expect(closesSoon(flight("ELIGIBLE_FOR_CHECKIN"), 1000 - 3600)).toBeUndefined();
  expect(closesSoon(flight("DISPOSITION_COMPLETED"), 1000)).toBeUndefined();
});
