import { and, asc, eq, inArray } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { itinerary } from "./tables.ts";
import { type Reader, type BookingQuery, wantedTrip } from "./visible.ts";

/** The vendors that have a booking of the number, among those that the reader may see; a traveller sees a booking by its itinerary (TRP-15). */
async function vendorsWith(tx: Queryable, reader: Reader, wanted: BookingQuery): Promise<readonly string[]> {
  const { bookingNo, vendorCode } = wanted;
  const rows =
    reader.role === "TRAVELLER"
      ? await tx.selectDistinct({ vendor: itinerary.vendor }).from(itinerary).where(wantedTrip(reader, wanted)).limit(2)
      : await tx
          .selectDistinct({ vendor: pnr.vendor })
          .from(pnr)
          .where(
            and(
              eq(pnr.bookingNo, bookingNo),
              vendorCode === "" ? undefined : eq(pnr.vendor, vendorCode),
              vendorScope(reader, pnr.vendor),
            ),
          )
          .limit(2);
  return rows.map(({ vendor }) => vendor);
}

/**
 * The flights of a booking as its PNRs have them, in the order in which they leave, each with its PNR and who travels on it (TRP-47).
 * @returns undefined where there is no such booking that the reader may see, or more than one
 */
export async function readBookedFlights(tx: Queryable, reader: Reader, wanted: BookingQuery) {
  const [vendor, other] = await vendorsWith(tx, reader, wanted);
  if (vendor === undefined || other !== undefined) return undefined;
  const flights = await tx
    .select({ flight: segment, locator: pnr.pnr })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, wanted.bookingNo)))
    .orderBy(asc(segment.departsAt), asc(segment.id));
  const units = [...new Set(flights.map(({ flight }) => flight.pnrId))];
  const travelling =
    units.length === 0
      ? []
      : await tx
          .select({
            pnrId: passenger.pnrId,
            firstname: passenger.firstname,
            middlename: passenger.middlename,
            lastname: passenger.lastname,
          })
          .from(passenger)
          .where(and(inArray(passenger.pnrId, units), eq(passenger.cancelled, false)))
          .orderBy(asc(passenger.position), asc(passenger.id));
  return flights.map(({ flight, locator }) => ({
    segment: {
      id: flight.id,
      airline: { iata: flight.marketingCarrier },
      flightnum: flight.marketingNumber,
      from: { iata: flight.from },
      to: { iata: flight.to },
      dept: { date: flight.departureDate, time: flight.departureTime },
      arr: { date: flight.arrivalDate, time: flight.arrivalTime },
      cancelled: flight.cancelled,
    },
    pnr: locator,
    travellers: travelling
      .filter(({ pnrId }) => pnrId === flight.pnrId)
      .map(({ pnrId: _pnrId, ...traveller }) => traveller),
  }));
}
