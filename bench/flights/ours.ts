import { type FlightIndex, type FlightView, flightView } from "@gatehouse/domain/flights";
import type { Engine } from "./engine.ts";

/** The product's index. */
export function ours(index: FlightIndex): Engine {
  let view: FlightView | undefined;
  return {
    change: (filters, sort) => {
      view = flightView(index, filters, sort, view);
    },
    outcome: () => {
      if (!view) throw new Error("Nothing has changed yet.");
      const { rows, facets } = view;
      const { price, onTime, trips, ...groups } = facets;
      const options = Object.entries({
        ...groups,
        ...Object.fromEntries(
          trips.flatMap(({ departure, arrival }, trip) => [
            [`departure${trip}`, departure],
            [`arrival${trip}`, arrival],
          ]),
        ),
      }).map(([group, found]) => [group, new Map(found.map(({ value, ...counted }) => [value, counted]))] as const);
      return { rows, options: new Map(options), priceBars: price.histogram, onTimeBars: onTime.histogram };
    },
  };
}
