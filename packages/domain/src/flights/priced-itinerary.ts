import { airportsOf } from "./city-airports.ts";
import { endsOf, type Itinerary, type Segment, type TotalPrice, type Trip } from "./itinerary.ts";
import { type Passengers, passengerTotal } from "./passengers.ts";
import type { FlightSearchId, SearchRequest } from "./search-request.ts";

/** One direction as a supplier offers it. */
export interface PricedTrip {
  readonly segments: readonly Segment[];
}

/** An offer of the search's answer (FLT-13): the price is that of all passengers. */
export interface PricedItinerary {
  readonly id: string;
  readonly one: PricedTrip;
  /** The way back; null for a one-way trip. */
  readonly ret: PricedTrip | null;
  readonly totalPrice: TotalPrice;
}

export const searchStatuses = ["PENDING", "COMPLETE", "FAILED"] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** What the search and its status answer (FLT-10). One currency per result. */
export interface FlightSearchResult {
  readonly searchId: FlightSearchId;
  readonly status: SearchStatus;
  /** What was searched for: an address that names an answer may say something else beside it. */
  readonly request: SearchRequest;
  readonly pricedItineraries: readonly PricedItinerary[];
}

const hundredths = (amount: number): number => Math.round(amount * 100);

/** The whole price in hundredths of its unit. */
export const totalHundredths = ({ basePrice, tax }: TotalPrice): number =>
  hundredths(basePrice.amount) + hundredths(tax.amount);

/** (base + tax) / total passengers, infants included (FLT-13), in hundredths of the unit, halves rounded up. */
export const pricePerPassenger = (totalPrice: TotalPrice, passengers: Passengers): number =>
  Math.round(totalHundredths(totalPrice) / passengerTotal(passengers));

/** What of a trip differs from what was searched for: what its tags mean, and what a card tints. */
export interface Alternates {
  readonly from: boolean;
  readonly to: boolean;
  readonly date: boolean;
}

/**
 * Compares a trip with the search, dates as the airport's clock shows them. Every airport of a city that was asked for is as good.
 * @param place 0 for the outbound trip, 1 for the return, which goes back from where one was going
 */
export function alternatesOf(trip: PricedTrip, place: number, request: SearchRequest): Alternates {
  const { first, last } = endsOf(trip);
  const [from, to] = place === 0 ? [request.from, request.to] : [request.to, request.from];
  const date = place === 0 ? request.departDate : request.returnDate;
  return {
    from: !airportsOf(from).includes(first.from.iata),
    to: !airportsOf(to).includes(last.to.iata),
    // Without a return date every day is as good.
    date: date !== undefined && first.dept.local.slice(0, 10) !== date,
  };
}

function tripOf(offered: PricedTrip, place: number, request: SearchRequest): Trip {
  const { from, to, date } = alternatesOf(offered, place, request);
  return { segments: offered.segments, isAlternateAirport: from || to, isAlternateDate: date };
}

/** The offers of an answer as the results screen shows them, with their tags; offers without flights are dropped. */
export const itinerariesOf = (offers: readonly PricedItinerary[], request: SearchRequest): readonly Itinerary[] =>
  offers
    .filter(({ one, ret }) => one.segments.length > 0 && ret?.segments.length !== 0)
    .map(({ id, one, ret, totalPrice }) => ({
      id,
      trips: [one, ...(ret ? [ret] : [])].map((trip, place) => tripOf(trip, place, request)),
      totalPrice,
      pricePerPassenger: pricePerPassenger(totalPrice, request.passengers),
    }));
