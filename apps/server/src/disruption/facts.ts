import type { InferSchemaOutput } from "@orpc/contract";
import type { flightSchema } from "@gatehouse/api/contract";
import { sharesOf } from "@gatehouse/domain/disruption";
import { passengerTotal, type Segment, totalHundredths } from "@gatehouse/domain/flights";
import { asc, eq } from "drizzle-orm";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { alternateFlight } from "../flights/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import type { Airports } from "../reference/airports.ts";
import type { DisruptionRow } from "./change.ts";

export type ShownFlight = InferSchemaOutput<typeof flightSchema>;
export type Choice = typeof alternateFlight.$inferSelect;
type Stored = typeof segment.$inferSelect;

const place = (airports: Airports, iata: string) => ({
  iata,
  name: airports.nameOf(iata),
  city: airports.find(iata)?.city.name ?? iata,
  cityFrench: airports.find(iata)?.city.french ?? iata,
});

/** A flight of a booking, as pages show it. */
export const shownSegment = (airports: Airports, row: Stored): ShownFlight => ({
  airline: { iata: row.marketingCarrier, name: airlineName(row.marketingCarrier) },
  flightnum: row.marketingNumber,
  from: place(airports, row.from),
  to: place(airports, row.to),
  dept: { date: row.departureDate, time: row.departureTime, utc: row.departsAt },
  arrival: { date: row.arrivalDate, time: row.arrivalTime, utc: row.arrivesAt },
});

const shownMoment = ({ local, utc }: Segment["dept"]) => ({ date: local.slice(0, 10), time: local.slice(11, 16), utc });

/** A flight that was found, as pages show it. */
const shownFound = (
  airports: Airports,
  { airline, airlineDetails, from, to, dept, arrival }: Segment,
): ShownFlight => ({
  airline: { iata: airline.code.iata, name: airlineDetails.name },
  flightnum: airline.flightNum,
  from: place(airports, from.iata),
  to: place(airports, to.iata),
  dept: shownMoment(dept),
  arrival: shownMoment(arrival),
});

/** The flights of a chosen alternative, there and back, in their order. */
export const segmentsOf = ({ itinerary: { one, ret } }: Pick<Choice, "itinerary">): readonly Segment[] => [
  ...one.segments,
  ...(ret?.segments ?? []),
];

/** The flights of a chosen alternative as the landing page and the board show them. */
export const shownChoice = (airports: Airports, choice: Choice): ShownFlight[] =>
  segmentsOf(choice).map((one) => shownFound(airports, one));

/** Seats that are left on the fullest of flights; null where nobody says. */
export function seatsLeftOn(segments: readonly Segment[]): number | null {
  const known = segments.flatMap(({ seatsRemaining }) => (seatsRemaining === null ? [] : [seatsRemaining]));
  return known.length === 0 ? null : Math.min(...known);
}

/** How many people travel with a chosen alternative. */
export const passengersOf = ({ request }: Pick<Choice, "request">): number => passengerTotal(request.passengers);

/** What a chosen alternative costs for everybody, in hundredths of its currency. */
export const priceOf = ({ itinerary: { totalPrice } }: Pick<Choice, "itinerary">) => ({
  hundredths: totalHundredths(totalPrice),
  unit: totalPrice.basePrice.unit,
});

/** A price with who pays what of it. */
export function pricedFor(
  price: { readonly hundredths: number; readonly unit: string },
  passengers: number,
  covered: boolean,
) {
  const { hundredths, unit } = price;
  return { hundredths, unit, ...sharesOf(price, passengers, covered) };
}

/** The flight, the travellers and the choice of a disruption. */
export interface Facts {
  readonly flight: Stored;
  readonly pnr: string;
  readonly travellers: readonly (typeof passenger.$inferSelect)[];
  readonly choice: Choice | undefined;
}

/** The flight that is disrupted, as the booking has it now. */
export async function readFlight(tx: Queryable, { segmentId }: Pick<DisruptionRow, "segmentId">): Promise<Stored> {
  const [flight] = await tx.select().from(segment).where(eq(segment.id, segmentId));
  if (!flight) throw new Error("The flight of a disruption is not there.");
  return flight;
}

/** What is known of a disruption's lost flight, and of the alternative chosen for it. */
export async function readDisruptionFacts(
  tx: Queryable,
  row: Pick<DisruptionRow, "segmentId" | "choiceId">,
): Promise<Facts> {
  const [found] = await tx
    .select({ flight: segment, pnr: pnr.pnr })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(eq(segment.id, row.segmentId));
  if (!found) throw new Error("The flight of a disruption is not there.");
  const travellers = await tx
    .select()
    .from(passenger)
    .where(eq(passenger.pnrId, found.flight.pnrId))
    .orderBy(asc(passenger.position));
  const active = travellers.filter(({ cancelled }) => !cancelled);
  const [choice] =
    row.choiceId === null ? [] : await tx.select().from(alternateFlight).where(eq(alternateFlight.id, row.choiceId));
  return { ...found, travellers: active.length > 0 ? active : travellers, choice };
}
