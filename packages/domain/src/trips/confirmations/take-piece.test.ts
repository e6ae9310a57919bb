import { describe, expect, test } from "vitest";
import { emptyContent } from "../itinerary.ts";
import { rochester, zoneOf } from "../testing/sample-trip.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { compareRead, counterpartOf, pieceFrom, withKnownTravellers } from "./take-piece.ts";
import { fixtures } from "./testing/fixtures.ts";

const first = async (name: string) => {
  const { reading } = await readConfirmation(fixtures[name] ?? new Uint8Array(), { zoneOf, today: "2026-11-23" });
  const piece = reading?.pieces[0];
  if (!piece) throw new Error(`${name} has no piece.`);
  return piece;
};

test("a reservation is compared with the piece that it is about, field by field (TRP-6)", async () => {
  const read = await first("airlineReceipt");
  const current = counterpartOf(rochester, read, zoneOf);
  expect(current?.piece.id).toBe("f1");
  const verdicts = compareRead(read, current).map(({ field, verdict }) => `${field} ${verdict}`);
  expect(verdicts).toEqual([
    "airlineCode agrees",
    "flightNum agrees",
    "departure.airportCode agrees",
    "departure.dateTime agrees",
    "departure.terminal fillsGap",
    "arrival.airportCode agrees",
    "arrival.dateTime differs",
    "pnr agrees",
    "confirmationNumber agrees",
    "arrival.terminal notInFile",
  ]);
});

describe("which piece a reservation is about", () => {
  test("the same facts, or the only one with its confirmation number, or none", async () => {
    const car = await first("carOne");
    expect(counterpartOf(rochester, car, zoneOf)?.piece.id).toBe("car-1");
    const moved = { ...rochester, cars: rochester.cars.map((one) => ({ ...one, pickupDateTime: "2026-11-29T12:30" })) };
    expect(counterpartOf(moved, car, zoneOf)?.piece.id).toBe("car-1");
    expect(counterpartOf(emptyContent, car, zoneOf)).toBeNull();
    // Three flights have the number.
    const elsewhere = await first("airlineFamily");
    expect(counterpartOf(rochester, elsewhere, zoneOf)).toBeNull();
  });
});

test("what was asked for and is not confirmed yet is confirmed by what has its places and day", async () => {
  const flight = await first("airlineReceipt");
  const asked = (changes: object) => ({
    ...rochester,
    flights: rochester.flights.slice(0, 1).map((one) => ({
      ...one,
      airlineCode: "",
      flightNum: "",
      pnr: "",
      confirmationNumber: "",
      departure: { ...one.departure, dateTime: one.departure.dateTime.slice(0, 10) },
      ...changes,
    })),
  });
  expect(counterpartOf(asked({}), flight, zoneOf)?.piece.id).toBe("f1");
  const verdicts = compareRead(flight, counterpartOf(asked({}), flight, zoneOf)).map(
    ({ field, verdict }) => `${field} ${verdict}`,
  );
  expect(verdicts).toContain("departure.dateTime fillsGap");
  expect(counterpartOf(asked({ confirmationNumber: "OTHER1" }), flight, zoneOf)).toBeNull();
  expect(counterpartOf(asked({ flightNum: "9999" }), flight, zoneOf)).toBeNull();
  const [one] = asked({}).flights;
  if (!one) throw new Error("There is a flight.");
  expect(counterpartOf({ ...rochester, flights: [one, { ...one, id: "f9" }] }, flight, zoneOf)).toBeNull();

  const car = await first("carOne");
  const wanted = { ...rochester, cars: rochester.cars.map((rental) => ({ ...rental, confirmationNumber: "" })) };
  expect(counterpartOf(wanted, car, zoneOf)?.piece.id).toBe("car-1");
});

test("only the fields that were ticked are taken; zones are those of the airports", async () => {
  const read = await first("airlineReceipt");
  expect(pieceFrom(read, "new", zoneOf, new Set(["flightNum", "arrival.airportCode", "passengers"]))).toEqual({
    kind: "flight",
    piece: {
      id: "new",
      airlineCode: "",
      flightNum: "1862",
      departure: { airportCode: "", dateTime: "", zone: "", terminal: "" },
      arrival: { airportCode: "MSP", dateTime: "", zone: "America/Chicago", terminal: "" },
      pnr: "",
      confirmationNumber: "",
      passengerExtra: [{ travelerId: "", name: "Ellen Marcheti", eticket: "0062418553907", seatno: "14C" }],
      cancelled: false,
    },
  });
});

test("one number confirms there and back: neither flight takes the other's place", async () => {
  const flight = await first("airlineReceipt");
  const [there] = rochester.flights;
  if (!there) throw new Error("There is a flight.");
  const back = { ...there, flightNum: "1911", departure: there.arrival, arrival: there.departure };
  expect(counterpartOf({ ...rochester, flights: [back] }, flight, zoneOf)).toBeNull();
  // Moved to another day and number, it is the same journey.
  const moved = {
    ...there,
    flightNum: "99",
    departure: { ...there.departure, dateTime: "2026-12-01T08:40" },
  };
  expect(counterpartOf({ ...rochester, flights: [back, moved] }, flight, zoneOf)?.piece).toBe(moved);
});

test("passengers are travellers of the itinerary where one has their name", async () => {
  const flight = pieceFrom(await first("airlineReceipt"), "f", zoneOf);
  const ellen = {
    travelerId: "t1",
    prefix: "",
    firstName: "Ellen",
    middleName: "G",
    lastName: "Marcheti",
    email: "",
    phone: "",
  };
  const idsOf = (travellers: readonly (typeof ellen)[]) => {
    const made = withKnownTravellers(flight, travellers);
    return made.kind === "flight" ? made.piece.passengerExtra.map(({ travelerId }) => travelerId) : [];
  };
  expect(idsOf([ellen])).toEqual(["t1"]);
  expect(idsOf([{ ...ellen, lastName: "Marchetti" }])).toEqual([""]);
  expect(idsOf([ellen, { ...ellen, travelerId: "t2" }])).toEqual([""]);
});
