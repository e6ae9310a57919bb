import { type Itinerary, type Segment, seatsLeft } from "./itinerary.ts";
import { type Passengers, seatedPassengers } from "./passengers.ts";
import type { FlightSearchId } from "./search-request.ts";

/** Pieces of baggage that the confirm step allows at most (FLT-20): two for everybody with a seat. */
export const baggageLimit = (passengers: Passengers): number => 2 * seatedPassengers(passengers);

/** Whether so many pieces of baggage can be asked for by these passengers. */
export const isBaggageCount = (count: number, passengers: Passengers): boolean =>
  Number.isSafeInteger(count) && count >= 0 && count <= baggageLimit(passengers);

/** Whether fewer seats are left than are needed; infants need none, and what the supplier does not say is not held against it. */
export function isSoldOut(itinerary: Itinerary, passengers: Passengers): boolean {
  const left = seatsLeft(itinerary);
  return left !== null && left < seatedPassengers(passengers);
}

/** The booking that an alternate flight is chosen for (FLT-21). */
export interface BookingInfo {
  readonly bookingNo: string;
}

/** A chosen alternate flight as it is sent (FLT-21). */
export interface AlternateFlight {
  readonly type: "ALTERNATIVE_FLIGHTS";
  /** The stored result that the itinerary is in. */
  readonly searchId: FlightSearchId;
  readonly itineraryId: string;
  readonly bookingNo: string;
  readonly segments: readonly AlternateSegment[];
  /** Pieces, all passengers together. */
  readonly baggage: number;
}

export interface AlternateSegment {
  readonly airline: Segment["airline"];
  readonly from: Segment["from"];
  readonly to: Segment["to"];
  readonly dept: Segment["dept"];
  readonly arrival: Segment["arrival"];
  readonly seatsRemaining: number | null;
}

/** Why an alternate flight cannot be sent (FLT-21), each a key of the message catalogue. */
export type BookingProblem = "flights.booking.missing" | "flights.booking.baggage" | "flights.booking.soldOut";

interface Choice {
  readonly itinerary: Itinerary | undefined;
  readonly booking: BookingInfo | undefined;
  readonly searchId: FlightSearchId | undefined;
  readonly passengers: Passengers;
  readonly baggage: number;
}

/** What is to be sent for a choice, or what is in the way: "Booking information is missing." comes first. */
export function alternateFlightOf({
  itinerary,
  booking,
  searchId,
  passengers,
  baggage,
}: Choice): { readonly submission: AlternateFlight } | { readonly problem: BookingProblem } {
  if (!itinerary || !searchId || !booking?.bookingNo) return { problem: "flights.booking.missing" };
  if (isSoldOut(itinerary, passengers)) return { problem: "flights.booking.soldOut" };
  if (!isBaggageCount(baggage, passengers)) return { problem: "flights.booking.baggage" };
  const segments = itinerary.trips.flatMap((trip) =>
    trip.segments.map(({ airline, from, to, dept, arrival, seatsRemaining }) => ({
      airline,
      from,
      to,
      dept,
      arrival,
      seatsRemaining,
    })),
  );
  return {
    submission: {
      type: "ALTERNATIVE_FLIGHTS",
      searchId,
      itineraryId: itinerary.id,
      bookingNo: booking.bookingNo,
      segments,
      baggage,
    },
  };
}
