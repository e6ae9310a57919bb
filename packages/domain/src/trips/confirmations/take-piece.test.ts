import { describe, expect, test } from "vitest";
import { emptyContent } from "../itinerary.ts";
import { rochester, zoneOf } from "../testing/sample-trip.ts";
import { readConfirmation } from "./read-confirmation.ts";
import { compareRead, counterpartOf, pieceFrom } from "./take-piece.ts";
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

test("a flight of the file goes into the one that was asked for, whose day has no hour yet (TRP-22)", async () => {
  const read = await first("airlineReceipt");
  const wish = {
    id: "wish",
    airlineCode: "",
    flightNum: "",
    departure: { airportCode: "ATL", dateTime: "2026-11-30", zone: "America/New_York", terminal: "" },
    arrival: { airportCode: "MSP", dateTime: "", zone: "America/Chicago", terminal: "" },
    pnr: "",
    confirmationNumber: "",
    passengerExtra: [],
    cancelled: false,
  };
  const asked = { ...emptyContent, flights: [wish] };
  const current = counterpartOf(asked, read, zoneOf);
  expect(current?.piece.id).toBe("wish");
  expect(compareRead(read, current).find(({ field }) => field === "departure.dateTime")?.verdict).toBe("fillsGap");
  const on = (dateTime: string) => ({ ...wish, departure: { ...wish.departure, dateTime } });
  expect(counterpartOf({ ...asked, flights: [on("2026-12-01")] }, read, zoneOf)).toBeNull();
  expect(counterpartOf({ ...asked, flights: [{ ...wish, flightNum: "9" }] }, read, zoneOf)).toBeNull();
  expect(counterpartOf({ ...asked, flights: [wish, { ...wish, id: "other" }] }, read, zoneOf)).toBeNull();
});

test("a flight back with the confirmation number of the flight there is another flight; one that was moved is not", async () => {
  const read = await first("airlineReceipt");
  const [there] = rochester.flights;
  if (!there) throw new Error("There is no flight.");
  const back = { ...there, flightNum: "99", departure: there.arrival, arrival: there.departure };
  expect(counterpartOf({ ...emptyContent, flights: [back] }, read, zoneOf)).toBeNull();
  const moved = { ...there, flightNum: "99" };
  expect(counterpartOf({ ...emptyContent, flights: [moved] }, read, zoneOf)?.piece.id).toBe(there.id);
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
