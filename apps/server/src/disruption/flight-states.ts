import { flightStateOf, type FlightState } from "@gatehouse/domain/trips";
import { plainFlightNumber } from "@gatehouse/domain/flights";
import { and, eq } from "drizzle-orm";
import { pnr, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import type { AskFlightStates, FlightOfTrip } from "../trips/board/beside.ts";
import type { FlightStatus, FlightStatusSupplier } from "./flight-status/supplier.ts";
import { disruption } from "./tables.ts";

/** The supplier is asked about flights from so many seconds before their departure on, until they have landed. */
const horizon = 24 * 3600;
/** Flights of one number from one airport that are so far apart, in seconds, are two. */
const apart = 18 * 3600;

async function readBooked(tx: Queryable, booking: { readonly vendor: string; readonly bookingNo: string }) {
  return tx
    .select({
      flight: segment,
      kind: disruption.kind,
      minutes: disruption.minutes,
      countedFrom: disruption.countedFrom,
      source: disruption.source,
      status: disruption.status,
    })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .leftJoin(disruption, eq(disruption.segmentId, segment.id))
    .where(and(eq(pnr.vendor, booking.vendor), eq(pnr.bookingNo, booking.bookingNo)));
}

type Booked = Awaited<ReturnType<typeof readBooked>>[number];

/** The booking's flight that is meant: of that number from there, the nearest in time. */
const bookedOf = (rows: readonly Booked[], { carrier, number, from, departsAt }: FlightOfTrip): Booked | undefined => {
  const away = ({ flight }: Booked): number => Math.abs(flight.departsAt - departsAt);
  return rows
    .filter(
      (row) =>
        row.flight.marketingCarrier === carrier &&
        plainFlightNumber(row.flight.marketingNumber) === plainFlightNumber(number) &&
        row.flight.from === from &&
        away(row) < apart,
    )
    .toSorted((one, other) => away(one) - away(other))[0];
};

/**
 * Minutes of a delay that the hours of the booking do not have in them yet: those of the feed have it from the start, those of what was
 * reported once its new hour is written (TRP-46).
 */
function stillToCome({ flight, minutes, countedFrom, source }: Booked): number {
  if (minutes === null) return 0;
  if (countedFrom === null) return source === "FEED" ? 0 : minutes;
  return Math.max(0, minutes - Math.round((flight.departsAt - countedFrom) / 60));
}

/**
 * How the flights of an itinerary stand (TRP-46): by its booking, by what was reported of them, and by the supplier of flight states
 * where there is one. One that does not answer leaves out what it alone knows.
 */
export const flightStates =
  (supplier: FlightStatusSupplier | undefined): AskFlightStates =>
  async (tx, booking, flights, now) => {
    const open = flights.filter(({ departsAt, arrivesAt }) => (arrivesAt ?? departsAt) > now - horizon);
    if (open.length === 0) return [];
    const rows = await readBooked(tx, booking);
    const asked = open.filter(
      ({ departsAt, arrivesAt }) => departsAt <= now + horizon && (arrivesAt ?? departsAt) > now,
    );
    const answers =
      supplier && asked.length > 0
        ? await supplier
            .statusOf(
              asked.map((flight) => {
                const booked = bookedOf(rows, flight)?.flight;
                return {
                  carrier: flight.carrier,
                  number: booked?.marketingNumber ?? flight.number,
                  from: flight.from,
                  date: booked?.departureDate ?? flight.date,
                  departsAt: booked?.departsAt ?? flight.departsAt,
                };
              }),
              now,
            )
            .catch((): readonly FlightStatus[] => [])
        : [];
    return open.flatMap((flight): FlightState[] => {
      const row = bookedOf(rows, flight);
      const answer = answers[asked.indexOf(flight)];
      const isOpen = row?.status !== "EXPIRED" && row?.status !== "CONFIRMED";
      const state = flightStateOf({
        plannedAt: flight.departsAt,
        bookedAt: row?.flight.departsAt ?? flight.departsAt,
        cancelled: row !== undefined && (row.flight.cancelled || (isOpen && row.kind === "CANCELLED")),
        reported: row && isOpen && row.kind === "DELAYED" ? stillToCome(row) : 0,
        supplier: answer
          ? {
              state: answer.state,
              minutes: answer.state === "delayed" ? answer.minutes : 0,
              terminal: answer.terminal ?? "",
              gate: answer.gate ?? "",
            }
          : null,
      });
      return state ? [{ flightId: flight.id, ...state }] : [];
    });
  };
