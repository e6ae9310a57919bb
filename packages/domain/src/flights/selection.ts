import type { Itinerary, Segment } from "./itinerary.ts";
import { plainFlightNumber } from "./performance.ts";

/** A flight of an itinerary-selection message (FLT-23). */
export interface SelectedFlight {
  readonly airlineIata: string;
  readonly flightNum: string;
  readonly fromIata: string;
  readonly toIata: string;
  /** Seconds since 1970, UTC. */
  readonly deptUtc: number;
  /** The airport's wall clock, yyyy-mm-ddThh:mm; for people, not for matching. */
  readonly deptLocal: string;
}

/** Why a selection from chat finds nothing: no results are loaded, or none of them is it (FLT-23). */
export type SelectionProblem = "flights.selection.noItineraries" | "flights.selection.notFound";

const flown = ({ trips }: Itinerary): readonly Segment[] => trips.flatMap(({ segments }) => segments);

/** The flights of an itinerary as a message carries them. */
export const selectedFlightsOf = (itinerary: Itinerary): readonly SelectedFlight[] =>
  flown(itinerary).map(({ airline, from, to, dept }) => ({
    airlineIata: airline.code.iata,
    flightNum: airline.flightNum,
    fromIata: from.iata,
    toIata: to.iata,
    deptUtc: dept.utc,
    deptLocal: dept.local,
  }));

/** One text for all flights in an order of its own, so that the order in which they come does not matter. */
const fingerprint = (flights: readonly SelectedFlight[]): string =>
  flights
    .map(({ airlineIata, flightNum, fromIata, toIata, deptUtc }) =>
      `${airlineIata} ${plainFlightNumber(flightNum)} ${fromIata} ${toIata} ${deptUtc}`.toUpperCase(),
    )
    .toSorted()
    .join();

/** Finds the itinerary with exactly these flights, in whatever order they come (FLT-23). */
export function findSelection(
  itineraries: readonly Itinerary[],
  selected: readonly SelectedFlight[],
): { readonly itinerary: Itinerary } | { readonly problem: SelectionProblem } {
  if (itineraries.length === 0) return { problem: "flights.selection.noItineraries" };
  const wanted = fingerprint(selected);
  const itinerary = itineraries.find(
    (candidate) => flown(candidate).length === selected.length && fingerprint(selectedFlightsOf(candidate)) === wanted,
  );
  return itinerary ? { itinerary } : { problem: "flights.selection.notFound" };
}
