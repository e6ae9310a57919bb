import type { FlightsApi } from "@gatehouse/api/client/flights";
import {
  flightCodes,
  maxFlights,
  type FlightPerformance,
  type FlightSearchId,
  type Itinerary,
  withPerformance,
} from "@gatehouse/domain/flights";
import { useMemo } from "react";
import { useFlightsApi } from "../../app/airport-field/flights-api.ts";
import { useAnswer } from "../../app/airport-field/use-answer.ts";

/** On-time figures of all flights of a result; a call takes a bounded number of them. */
async function fetchPerformance(flights: FlightsApi, codes: readonly string[]): Promise<readonly FlightPerformance[]> {
  const parts = Array.from({ length: Math.ceil(codes.length / maxFlights) }, (_, part) =>
    codes.slice(part * maxFlights, (part + 1) * maxFlights),
  );
  const answers = await Promise.all(parts.map((part) => flights.performance({ flights: part })));
  return answers.flatMap(({ payload }) => payload);
}

export interface Performance {
  /** The itineraries with the figures that are known so far. */
  readonly itineraries: readonly Itinerary[];
  readonly error: unknown;
}

/**
 * How often the found flights were on time, read once for each result of a search.
 * @param searchId names the result; undefined asks for nothing
 */
export function usePerformance(itineraries: readonly Itinerary[], searchId: FlightSearchId | undefined): Performance {
  const api = useFlightsApi();
  const { data, error } = useAnswer(
    api,
    searchId !== undefined && itineraries.length > 0 ? `performance ${searchId}` : null,
    () => fetchPerformance(api, flightCodes(itineraries)),
  );
  return {
    itineraries: useMemo(() => (data ? withPerformance(itineraries, data) : itineraries), [itineraries, data]),
    error,
  };
}
