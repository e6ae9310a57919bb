import { expect, test } from "vitest";
import { withAssumedZones } from "./assumed-zones.ts";
import { rochester } from "./testing/sample-trip.ts";

const unsaid = {
  ...rochester,
  cars: rochester.cars.map((car) => ({ ...car, pickupZone: "", dropZone: "" })),
  accommodations: rochester.accommodations.map((stay) => ({ ...stay, zone: "" })),
};
const zonesOf = ({ cars, accommodations }: typeof rochester) => [
  ...accommodations.map(({ zone }) => zone),
  ...cars.flatMap(({ pickupZone, dropZone }) => [pickupZone, dropZone]),
];

// TRP-23
test("what nobody said is where the last flight has arrived by then", () => {
  expect(new Set(zonesOf(withAssumedZones(unsaid)))).toEqual(new Set(["America/Chicago"]));
});

test("a day without an hour counts by the day, before the first arrival nothing is assumed", () => {
  const [stay] = unsaid.accommodations;
  const [flight] = unsaid.flights;
  if (!stay || !flight) throw new Error("The sample trip has a stay and flights.");
  const asked = {
    ...flight,
    departure: { ...flight.departure, dateTime: "2026-11-30" },
    arrival: { ...flight.arrival, dateTime: "" },
  };
  const at = (checkinDateTime: string) =>
    withAssumedZones({ ...unsaid, flights: [asked], accommodations: [{ ...stay, checkinDateTime }] }).accommodations[0]
      ?.zone;
  expect(at("2026-11-30T15:00")).toBe(flight.arrival.zone);
  expect(at("2026-11-29T15:00")).toBe("");
  expect(at("")).toBe("");
});

test("a zone that was said stays, cancelled flights lead nowhere, a car left elsewhere goes by its own day", () => {
  const said = { ...unsaid, accommodations: unsaid.accommodations.map((stay) => ({ ...stay, zone: "Europe/Paris" })) };
  expect(withAssumedZones(said).accommodations).toEqual(said.accommodations);
  const cancelled = { ...unsaid, flights: unsaid.flights.map((flight) => ({ ...flight, cancelled: true })) };
  expect(new Set(zonesOf(withAssumedZones(cancelled)))).toEqual(new Set([""]));
  const home = unsaid.flights.at(-1);
  const elsewhere = {
    ...unsaid,
    cars: unsaid.cars.map((car) => ({ ...car, dropOffLocation: "Atlanta", dropDateTime: "2027-01-01T10:00" })),
  };
  expect(withAssumedZones(elsewhere).cars[0]?.dropZone).toBe(home?.arrival.zone);
});
