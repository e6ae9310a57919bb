import {
  type FlightFilters,
  flightIndex,
  type FlightSort,
  flightView,
  type FlightView,
  type Itinerary,
  type Passengers,
} from "@gatehouse/domain/flights";
import { useDeferredValue, useMemo } from "react";

/** Filters and sorts one result; each view takes over what the one before has worked out. */
function viewer(itineraries: readonly Itinerary[], passengers: Passengers) {
  const index = flightIndex(itineraries, passengers);
  let last: FlightView | undefined;
  return (filters: FlightFilters, sort: FlightSort): FlightView => {
    last = flightView(index, filters, sort, last);
    return last;
  };
}

/**
 * The result as filters and sort show it. It follows them a moment later, between two key presses or pointer moves: sliders and boxes
 * answer at once, however long the list is.
 */
export function useFlightView(
  itineraries: readonly Itinerary[],
  passengers: Passengers,
  filters: FlightFilters,
  sort: FlightSort,
): FlightView {
  const [result, chosen, order] = [useDeferredValue(itineraries), useDeferredValue(filters), useDeferredValue(sort)];
  const view = useMemo(() => viewer(result, passengers), [result, passengers]);
  return useMemo(() => view(chosen, order), [view, chosen, order]);
}
