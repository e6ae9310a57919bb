import type { PassFacts } from "../../src/automation/boarding-pass.ts";
import type { checkIn } from "../../src/checkin/tables.ts";

/** The pass that an airline would print for a check-in. */
export const passFactsFor = (row: typeof checkIn.$inferSelect): PassFacts => ({
  airline: row.airline,
  airlineName: "An Airline",
  flightnum: row.flightnum,
  pnr: row.pnr,
  firstname: row.firstname,
  lastname: row.lastname,
  from: { iata: row.from, name: row.from },
  to: { iata: row.to, name: row.to },
  date: row.departureDate,
  departure: row.departureTime,
  boarding: row.departureTime,
  gate: "B24",
  seat: "12A",
  sequence: 7,
  eticket: null,
  symbology: "azteccode",
  hue: 200,
});
