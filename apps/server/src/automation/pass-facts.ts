import { eq } from "drizzle-orm";
import { passenger, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import type { Airports } from "../reference/airports.ts";
import { checkIn } from "../checkin/tables.ts";
import { type PassFacts, symbologies } from "./boarding-pass.ts";
import { seededRandom } from "../platform/seeded-random.ts";

/** What the airline knows about a check-in. */
export interface FlownCheckIn {
  readonly id: number;
  readonly airline: string;
  readonly flightnum: string;
  readonly pnr: string;
  readonly from: string;
  readonly to: string;
  readonly departureDate: string;
  readonly departureTime: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly eticket: string | null;
}

/** Reads what goes onto a pass: no passport data are needed, and none are read. */
export async function readFlown(tx: Queryable, checkInId: number): Promise<FlownCheckIn | undefined> {
  const [row] = await tx
    .select({
      id: checkIn.id,
      airline: checkIn.airline,
      flightnum: checkIn.flightnum,
      pnr: checkIn.pnr,
      from: checkIn.from,
      to: checkIn.to,
      departureDate: segment.departureDate,
      departureTime: segment.departureTime,
      firstname: passenger.firstname,
      lastname: passenger.lastname,
      eticket: passenger.eticket,
    })
    .from(checkIn)
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .where(eq(checkIn.id, checkInId));
  return row;
}

const minutesBefore = (time: string, minutes: number) => {
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - minutes + 1440) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
};

/** Stable for a word, spread over the circle. */
const hueOf = (word: string) =>
  Array.from(word).reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);

/** The pass that the airline prints for a check-in: gate, seat and symbology are the same whenever it is asked. */
export function passFactsOf(flown: FlownCheckIn, airports: Airports, seed: number): PassFacts {
  const random = seededRandom(seed, "pass", flown.id);
  const { airline, flightnum, pnr, firstname, lastname, eticket } = flown;
  return {
    airline,
    airlineName: airlineName(airline),
    flightnum,
    pnr,
    firstname,
    lastname,
    from: { iata: flown.from, name: airports.nameOf(flown.from) },
    to: { iata: flown.to, name: airports.nameOf(flown.to) },
    date: flown.departureDate,
    departure: flown.departureTime,
    boarding: minutesBefore(flown.departureTime, 40),
    gate: `${random.pick(["A", "B", "C", "D"])}${random.between(1, 48)}`,
    seat: `${random.between(1, 31)}${random.pick(["A", "B", "C", "D", "E", "F"])}`,
    sequence: random.between(1, 189),
    eticket,
    // An airline prints what its systems print: the same kind for all its passengers.
    symbology: seededRandom(seed, "symbology", airline).pick(symbologies),
    hue: hueOf(airline),
  };
}
