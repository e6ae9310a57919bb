import { expect, test } from "vitest";
import { bookingWindow } from "./booking-window.ts";
import { nearbySearches } from "./nearby-searches.ts";
import type { SearchRequest } from "./search-request.ts";

const window = bookingWindow("2026-11-22");
const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-24",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};
const said = (changes: Partial<SearchRequest>) =>
  nearbySearches({ ...request, ...changes }, window).map(
    ({ kind, request: { from, to, departDate, nonstop } }) => `${kind} ${from} ${to} ${departDate} ${String(nonstop)}`,
  );

// FLT-32
test("leads on to other days, to all airports of a city, and to stops", () => {
  expect(said({})).toEqual([
    "date JFK LIS 2026-11-23 false",
    "date JFK LIS 2026-11-25 false",
    "from NYC LIS 2026-11-24 false",
  ]);
  expect(said({ nonstop: true, to: "LHR" })[0]).toBe("stops JFK LHR 2026-11-24 false");
  expect(said({ to: "LHR" }).at(-1)).toBe("to JFK LON 2026-11-24 false");
});

test("but to nothing that is not possible", () => {
  expect(said({ departDate: "2026-11-21", from: "LIS", to: "OPO" })).toEqual(["date LIS OPO 2026-11-22 false"]);
  expect(said({ departDate: "2026-11-25", returnDate: "2026-11-25", from: "LIS", to: "OPO" })).toEqual([
    "date LIS OPO 2026-11-24 false",
  ]);
  // From all airports of New York nobody flies to one of them.
  expect(said({ from: "JFK", to: "EWR", departDate: "2026-11-21" })).toEqual(["date JFK EWR 2026-11-22 false"]);
});
