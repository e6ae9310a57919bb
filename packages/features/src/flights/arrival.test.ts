import { expect, test } from "vitest";
import { requestInState } from "./arrival.ts";

const payload = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-24",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};

// FLT-7
test("a search that somebody was sent here with", () => {
  expect(requestInState({ type: "search-flight", payload, key: "other" })).toEqual(payload);
  const { returnDate: _returnDate, nonstop: _nonstop, ...oneWay } = payload;
  expect(requestInState({ type: "search-flight", payload: oneWay })).toEqual({ ...oneWay, nonstop: false });
});

test("a search from chat, which says how many travel", () => {
  const { passengers: _passengers, ...rest } = payload;
  const expected = { ...payload, passengers: { adults: 3, child: 0, infants: 0 } };
  expect(requestInState({ type: "search-flight", payload: { ...rest, passengerCount: 3 } })).toEqual(expected);
  expect(
    requestInState({ type: "search-flight", payload: { ...rest, passengerCount: "3", msgFromTraveler: true } }),
  ).toEqual(expected);
  // Who says both means the one that says more.
  expect(requestInState({ type: "search-flight", payload: { ...payload, passengerCount: 9 } })).toEqual(payload);
  for (const passengerCount of [0, 10, 1.5, "many", null])
    expect(requestInState({ type: "search-flight", payload: { ...rest, passengerCount } })).toBeUndefined();
});

test.each([
  undefined,
  null,
  "search-flight",
  { type: "select-flight", payload },
  { type: "search-flight" },
  { type: "search-flight", payload: { ...payload, from: { toString: "JFK" } } },
  { type: "search-flight", payload: { ...payload, departDate: "2026-02-30" } },
  { type: "search-flight", payload: { ...payload, passengers: { adults: 1, child: 0, infants: 2 } } },
  { type: "search-flight", payload: { ...payload, passengers: { adults: "1" }, passengerCount: 1 } },
])("anything else begins nothing: %j", (state) => {
  expect(requestInState(state)).toBeUndefined();
});
