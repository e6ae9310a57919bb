import {
  type FlightFilters,
  flightIndex,
  type FlightSort,
  flightView,
  type FlightView,
  foldSimilar,
  type Itinerary,
  type ListRow,
  type Passengers,
} from "@gatehouse/domain/flights";
import { useDeferredValue, useMemo } from "react";

/** A result as its list shows it. */
export interface ResultView extends FlightView {
  readonly list: readonly ListRow[];
  /** The order that the list is in. */
  readonly order: FlightSort;
  /** Names the filters that it passes and its order. */
  readonly steady: string;
}

/** Filters and sorts one result; each view takes over what the one before has worked out. */
function viewer(itineraries: readonly Itinerary[], passengers: Passengers) {
  const index = flightIndex(itineraries, passengers);
  let last: ResultView | undefined;
  return (filters: FlightFilters, sort: FlightSort): ResultView => {
    const view = flightView(index, filters, sort, last);
    last = {
      ...view,
      list: last && last.rows === view.rows ? last.list : foldSimilar(index, view),
      order: sort,
      steady: JSON.stringify([filters, sort]),
    };
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
): ResultView {
  const [result, chosen, order] = [useDeferredValue(itineraries), useDeferredValue(filters), useDeferredValue(sort)];
  const view = useMemo(() => viewer(result, passengers), [result, passengers]);
  return useMemo(() => view(chosen, order), [view, chosen, order]);
}
