import { flightNumberOf } from "../boarding-pass/flight-number.ts";
import type { Itinerary, Segment } from "./itinerary.ts";

/** How punctual a flight was (FLT-12), as the performance call answers. */
export interface FlightPerformance {
  readonly airline_code: string;
  readonly flight_number: string;
  readonly origin: string;
  readonly destination: string;
  /** 0 to 100. */
  readonly punctuality_percent: number;
}

/** Most flights that one performance call asks for; who has more asks again. */
export const maxFlights = 1000;

/** A flight number as it is compared: without blanks and leading zeros. */
export function plainFlightNumber(printed: string): string {
  const parts = flightNumberOf(printed);
  return parts ? `${parts.number}${parts.suffix ?? ""}` : printed.trim().toUpperCase();
}

/** Airline code and number in one, as the performance call asks for them: `TP210`. */
export const flightCode = ({ airline }: Pick<Segment, "airline">): string =>
  `${airline.code.iata}${plainFlightNumber(airline.flightNum)}`;

/** The flights of a result, each once, sorted: what the performance call is asked for. */
export const flightCodes = (itineraries: readonly Itinerary[]): readonly string[] =>
  [
    ...new Set(itineraries.flatMap(({ trips }) => trips.flatMap(({ segments }) => segments.map(flightCode)))),
  ].toSorted();

/** The itineraries with their on-time figures, by flight and route; those of unknown flights stay as they are. */
export function withPerformance(
  itineraries: readonly Itinerary[],
  figures: readonly FlightPerformance[],
): readonly Itinerary[] {
  const byFlight = new Map(
    figures.map(({ airline_code, flight_number, origin, destination, punctuality_percent }) => [
      `${airline_code}${plainFlightNumber(flight_number)} ${origin} ${destination}`,
      Math.min(100, Math.max(0, punctuality_percent)),
    ]),
  );
  if (byFlight.size === 0) return itineraries;
  const measured = (segment: Segment): Segment => {
    const percent = byFlight.get(`${flightCode(segment)} ${segment.from.iata} ${segment.to.iata}`);
    return percent === undefined ? segment : { ...segment, performance: { punctuality_percent: percent } };
  };
  return itineraries.map((itinerary) => ({
    ...itinerary,
    trips: itinerary.trips.map((trip) => ({ ...trip, segments: trip.segments.map(measured) })),
  }));
}
