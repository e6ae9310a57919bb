import type { DateOption } from "./date-options.ts";
import type { StopsOption } from "./stops.ts";
import type { TimeBand } from "./time-bands.ts";

/** From and to, both included. */
export type Range = readonly [number, number];

/** The bands that are chosen for one trip. */
export interface TripFilters {
  readonly departure: readonly TimeBand[];
  readonly arrival: readonly TimeBand[];
}

/** What the reader has chosen in the filter panel. A group with nothing chosen does not restrict (FLT-14). */
export interface FlightFilters {
  /** Price per passenger in hundredths of the unit; null: any. */
  readonly price: Range | null;
  readonly stops: readonly StopsOption[];
  /** Airlines by IATA code: an itinerary stays when one of its flights is of one of them. The same for airports. */
  readonly airlines: readonly string[];
  readonly mainAirports: readonly string[];
  readonly connectingAirports: readonly string[];
  /** Whether the days are those asked for. */
  readonly dates: readonly DateOption[];
  /** By the trip's place in the itinerary; trips at the end without a choice may be left out. */
  readonly trips: readonly TripFilters[];
  /** Percent, 0 to 100; null: any, flights without a figure included. */
  readonly onTime: Range | null;
}

export const noFilters: FlightFilters = {
  price: null,
  stops: [],
  airlines: [],
  mainAirports: [],
  connectingAirports: [],
  dates: [],
  trips: [],
  onTime: null,
};

/** Nothing chosen for a trip. */
export const noTripFilters: TripFilters = { departure: [], arrival: [] };

/** The bands chosen for a trip. */
export const tripFilters = ({ trips }: Pick<FlightFilters, "trips">, trip: number): TripFilters =>
  trips[trip] ?? noTripFilters;

/** Groups whose options are ticked, except for the bands. */
export type OptionGroup = "stops" | "airlines" | "mainAirports" | "connectingAirports" | "dates";
type OptionOf<G extends OptionGroup> = FlightFilters[G][number];

const toggled = <T>(chosen: readonly T[], value: T): readonly T[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** The filters after a tick of an option. */
export const toggleOption = <G extends OptionGroup>(
  filters: FlightFilters,
  group: G,
  value: OptionOf<G>,
): FlightFilters => ({ ...filters, [group]: toggled<OptionOf<G>>(filters[group], value) });

/** The filters after a tick of a band of a trip. */
export function toggleBand(
  filters: FlightFilters,
  trip: number,
  end: keyof TripFilters,
  band: TimeBand,
): FlightFilters {
  const trips = Array.from({ length: Math.max(trip + 1, filters.trips.length) }, (_, place) => {
    const chosen = tripFilters(filters, place);
    return place === trip ? { ...chosen, [end]: toggled(chosen[end], band) } : chosen;
  });
  while (trips.length > 0 && trips.at(-1)?.departure.length === 0 && trips.at(-1)?.arrival.length === 0) trips.pop();
  return { ...filters, trips };
}
