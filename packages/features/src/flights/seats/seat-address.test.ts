import { expect, test } from "vitest";
import { partyOf, seatMapPath, wantedFlight } from "./seat-address.ts";

// SEAT-1
test.each([
  ["/seat-map/s4/222/2026-11-21", "/seat-map/S4/222/2026-11-21"],
  ["/seat-map/S4/222/2026-11-21/", "/seat-map/S4/222/2026-11-21"],
  ["/seat-map", undefined],
  ["/seat-map/S4/222", undefined],
  ["/seat-map/S4/22222/2026-11-21", undefined],
  ["/seat-map/S4/222/21-11-2026", undefined],
])("%s is the flight of %s", (path, same) => {
  const flight = wantedFlight(path);
  expect(flight && seatMapPath(flight)).toBe(same);
});

// SEAT-5
test.each([
  [{ passengerCount: "3", children: "1" }, ["adult", "adult", "child"], 0],
  [{ passengerCount: "2", infants: "1" }, ["adult"], 1],
  [{}, ["adult"], 0],
  [{ passengerCount: "99" }, ["adult"], 0],
  [{ passengerCount: "x" }, ["adult"], 0],
] as const)("%o is the party %o", (search, seated, infants) => {
  expect(partyOf(search)).toEqual({ seated, infants, cabin: "economy" });
});
test("business is asked for by name", () => {
  expect(partyOf({ cabin: "business" }).cabin).toBe("business");
});
