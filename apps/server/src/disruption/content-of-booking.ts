import { randomBytes } from "node:crypto";
import { emptyContent, type ItineraryContent } from "@gatehouse/domain/trips";
import { and, asc, eq, inArray } from "drizzle-orm";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";

/** A name for a piece of an itinerary. */
export const newPieceId = (): string => randomBytes(8).toString("hex");

type Passenger = typeof passenger.$inferSelect;

const nameOf = ({ firstname, middlename, lastname }: Passenger): string =>
  [firstname, middlename, lastname].join("\n").toLocaleUpperCase("en");

/** The itinerary of a booking that has none: what its vendor has sent of it. */
async function fromUnits(tx: Transaction, units: readonly { readonly id: number; readonly pnr: string }[]) {
  const ids = units.map(({ id }) => id);
  const flights = await tx
    .select()
    .from(segment)
    .where(inArray(segment.pnrId, ids))
    .orderBy(asc(segment.departsAt), asc(segment.id));
  const people = await tx
    .select()
    .from(passenger)
    .where(and(inArray(passenger.pnrId, ids), eq(passenger.cancelled, false)))
    .orderBy(asc(passenger.pnrId), asc(passenger.position));
  // The same name in two PNRs is one person.
  const first = people.filter((one, place) => people.findIndex((other) => nameOf(other) === nameOf(one)) === place);
  return {
    ...emptyContent,
    travellers: first.map(({ id, title, firstname, middlename, lastname, email }) => ({
      travelerId: `p${String(id)}`,
      prefix: title,
      firstName: firstname,
      middleName: middlename,
      lastName: lastname,
      email,
      phone: "",
    })),
    flights: flights.map((flight) => ({
      id: newPieceId(),
      airlineCode: flight.marketingCarrier,
      flightNum: flight.marketingNumber.replace(/^0+(?=\d)/, ""),
      departure: {
        airportCode: flight.from,
        dateTime: `${flight.departureDate}T${flight.departureTime}`,
        zone: flight.departureZone,
        terminal: "",
      },
      arrival: {
        airportCode: flight.to,
        dateTime: `${flight.arrivalDate}T${flight.arrivalTime}`,
        zone: flight.arrivalZone,
        terminal: "",
      },
      pnr: units.find(({ id }) => id === flight.pnrId)?.pnr ?? "",
      confirmationNumber: "",
      passengerExtra: [],
      cancelled: flight.cancelled,
    })),
  } satisfies ItineraryContent;
}

/** The itinerary of a booking as it stands, and what was marked in it; its rows are locked, itinerary first. */
export async function contentOfBooking(
  tx: Transaction,
  { vendor, bookingNo }: { readonly vendor: string; readonly bookingNo: string },
): Promise<{ readonly version: number; readonly content: ItineraryContent }> {
  const [trip] = await tx
    .select()
    .from(itinerary)
    .where(and(eq(itinerary.vendor, vendor), eq(itinerary.bookingNo, bookingNo)))
    .for("update");
  const units = await tx
    .select({ id: pnr.id, pnr: pnr.pnr })
    .from(pnr)
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo)))
    .orderBy(asc(pnr.id))
    .for("update");
  const [current] = trip
    ? await tx
        .select({ content: itineraryVersion.content })
        .from(itineraryVersion)
        .where(and(eq(itineraryVersion.itineraryId, trip.id), eq(itineraryVersion.version, trip.version)))
    : [];
  return { version: trip?.version ?? 0, content: current?.content ?? (await fromUnits(tx, units)) };
}
