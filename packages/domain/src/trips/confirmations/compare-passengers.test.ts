import { expect, test } from "vitest";
import type { PassengerExtra } from "../itinerary.ts";
import type { Piece } from "../piece.ts";
import { ellen, flight, rochester } from "../testing/sample-trip.ts";
import { comparePassengers } from "./compare-passengers.ts";
import type { ReadPiece } from "./reading.ts";

const source = { part: "html", path: "underName.name", line: 1, excerpt: "" };
type Said = Partial<Record<"name" | "eticket" | "seatno", string>>;

const reading = (...people: readonly Said[]): ReadPiece => ({
  kind: "flight",
  fields: [],
  missing: [],
  doubts: [],
  passengers: people.map((said) =>
    Object.entries(said).map(([field, value]) => ({ field, value, source, doubts: [], others: [] })),
  ),
});

const aboard = (...people: readonly Partial<PassengerExtra>[]): Piece => ({
  kind: "flight",
  piece: flight("f1", "1862", "ATL 2026-11-30T08:40", "MSP 2026-11-30T10:22", {
    passengerExtra: people.map((one) => ({ travelerId: "", name: "", eticket: "", seatno: "", ...one })),
  }),
});

const { travellers } = rochester;

// TRP-6, TRP-22
test("a passenger of the file whom the itinerary does not have differs; in the letters and order of a ticket it is the same name", () => {
  expect(comparePassengers(reading({ name: "Ellen Marcheti" }), aboard(), travellers)).toBe("differs");
  expect(comparePassengers(reading({ name: "Ellen Marcheti" }), null, travellers)).toBe("differs");
  expect(comparePassengers(reading({ name: "MARCHETTI/ELLEN MS" }), aboard(), travellers)).toBe("fillsGap");
  expect(comparePassengers(reading({ name: "Ellen Marchetti" }, { name: "Jo Doe" }), null, travellers)).toBe("differs");
});

test("a file that names nobody has no verdict, and an itinerary that names nobody is filled", () => {
  expect(comparePassengers(reading(), aboard(), travellers)).toBeNull();
  expect(comparePassengers(reading({ name: "Ellen Marcheti" }), null, [])).toBe("fillsGap");
  expect(
    comparePassengers(reading({ name: "Ellen Marcheti" }), null, [{ ...ellen, firstName: "", lastName: "" }]),
  ).toBe("fillsGap");
  expect(comparePassengers(reading({ seatno: "12A" }), aboard(), travellers)).toBe("fillsGap");
});

test("who is on the piece is compared one by one, with seats and tickets", () => {
  const stands = aboard({ travelerId: ellen.travelerId, name: "Ellen Marchetti", seatno: "12A" });
  expect(comparePassengers(reading({ name: "MARCHETTI/ELLEN", seatno: "12a" }), stands, travellers)).toBe("agrees");
  expect(comparePassengers(reading({ name: "Ellen Marchetti" }), stands, travellers)).toBe("agrees");
  expect(comparePassengers(reading({ name: "Ellen Marchetti", seatno: "14C" }), stands, travellers)).toBe("differs");
  expect(comparePassengers(reading({ name: "Ellen Marcheti", seatno: "12A" }), stands, travellers)).toBe("differs");
  const more = reading({ name: "Ellen Marchetti", seatno: "12A", eticket: "006 2400000001" });
  expect(comparePassengers(more, stands, travellers)).toBe("fillsGap");
  // Taking it would empty the seat.
  const other = reading({ name: "Ellen Marchetti", eticket: "006 2400000001" });
  expect(comparePassengers(other, stands, travellers)).toBe("differs");
  expect(comparePassengers(reading({ name: "Ellen Marchetti" }, { name: "Ellen Marchetti" }), stands, travellers)).toBe(
    "differs",
  );
  expect(comparePassengers(reading({ name: "ELLEN MARCHETTI" }), aboard({ name: "Marchetti/Ellen" }), travellers)).toBe(
    "agrees",
  );
});
