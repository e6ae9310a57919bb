import {
  endsOf,
  type FlightFilters,
  type Itinerary,
  onTimePercent,
  type SortType,
  stopsOf,
  timeBandOf,
  tripDuration,
} from "@gatehouse/domain/flights";

/** What peers sort by: each itinerary by itself, unlike the best, which depends on the whole result. */
export const rowSorts = ["departureTime", "price", "duration"] as const satisfies readonly SortType[];
type RowSort = (typeof rowSorts)[number];

export interface RowOrder {
  readonly type: RowSort;
  readonly isAscending: boolean;
}

/** An itinerary with everything at hand that peers ask of it, so that they are timed for filtering and not for looking it up. */
export interface Row extends Readonly<Record<RowSort, number>> {
  readonly place: number;
  readonly itinerary: Itinerary;
  readonly onTime: number | null;
  /** By group. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** The groups with options, and what is chosen in them. */
export const optionGroups: Readonly<Record<string, (filters: FlightFilters) => readonly string[]>> = {
  stops: ({ stops }) => stops,
  airlines: ({ airlines }) => airlines,
  mainAirports: ({ mainAirports }) => mainAirports,
  connectingAirports: ({ connectingAirports }) => connectingAirports,
  departure0: ({ trips }) => trips[0]?.departure ?? [],
  arrival0: ({ trips }) => trips[0]?.arrival ?? [],
  departure1: ({ trips }) => trips[1]?.departure ?? [],
  arrival1: ({ trips }) => trips[1]?.arrival ?? [],
};

const unique = (values: readonly string[]) => [...new Set(values)];

/** Found flights as the plain rows that the peers filter and sort. */
export const rowsOf = (itineraries: readonly Itinerary[]): readonly Row[] =>
  itineraries.map((itinerary, place) => {
    const { trips } = itinerary;
    const ends = trips.map((trip) => endsOf(trip));
    const segments = trips.flatMap((trip) => trip.segments);
    return {
      place,
      itinerary,
      price: itinerary.pricePerPassenger,
      departureTime: Date.parse(`${ends[0]?.first.dept.local}Z`),
      duration: trips.reduce((sum, trip) => sum + tripDuration(trip), 0),
      onTime: onTimePercent(itinerary),
      values: {
        stops: [stopsOf(itinerary)],
        airlines: unique(segments.map(({ airline }) => airline.code.iata)),
        mainAirports: unique(ends.flatMap(({ first, last }) => [first.from.iata, last.to.iata])),
        connectingAirports: unique(
          trips.flatMap((trip) => [
            ...trip.segments.slice(0, -1).map(({ to }) => to.iata),
            ...trip.segments.slice(1).map(({ from }) => from.iata),
          ]),
        ),
        ...Object.fromEntries(
          ends.flatMap(({ first, last }, trip) => [
            [`departure${trip}`, [timeBandOf(first.dept.local)]],
            [`arrival${trip}`, [timeBandOf(last.arrival.local)]],
          ]),
        ),
      },
    };
  });

/** Lowest and highest price. */
export function priceEnds(rows: readonly Row[]): readonly [number, number] {
  const prices = rows.map(({ price }) => price);
  return [Math.min(...prices), Math.max(...prices)];
}
