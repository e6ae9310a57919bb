/** A moment as an airport sees it. */
export interface AirportTime {
  /** Seconds since 1970, UTC. */
  readonly utc: number;
  /** The airport's wall clock, yyyy-mm-ddThh:mm. */
  readonly local: string;
  /** IANA time zone of the airport. */
  readonly zone: string;
}

/** A place of a segment by its IATA code. */
export interface Place {
  readonly iata: string;
}

/** One flight (FLT-12). */
export interface Segment {
  readonly airline: { readonly code: { readonly iata: string }; readonly flightNum: string };
  readonly airlineDetails: { readonly name: string };
  readonly from: Place;
  readonly to: Place;
  readonly fromAirportDetails: { readonly name: string };
  readonly toAirportDetails: { readonly name: string };
  readonly dept: AirportTime;
  readonly arrival: AirportTime;
  /** Null where the supplier does not say. */
  readonly seatsRemaining: number | null;
  /** How often the flight was on time, 0 to 100; null is shown as "n/a". */
  readonly performance: { readonly punctuality_percent: number } | null;
}

/** One direction of an itinerary. Segments in the order they are flown, at least one. */
export interface Trip {
  readonly segments: readonly Segment[];
  /** It leaves from, or arrives at, another airport than was searched for. */
  readonly isAlternateAirport: boolean;
  /** It leaves on another day than was searched for. */
  readonly isAlternateDate: boolean;
}

export interface Money {
  readonly amount: number;
  /** ISO 4217 code. */
  readonly unit: string;
}

export interface TotalPrice {
  readonly basePrice: Money;
  readonly tax: Money;
}

/** An itinerary of the results screen (FLT-12). Which ones show their details is the screen's to know. */
export interface Itinerary {
  readonly id: string;
  /** Outbound, then return; at least one. */
  readonly trips: readonly Trip[];
  readonly totalPrice: TotalPrice;
  /** (base + tax) / all passengers, in hundredths of the unit, so that money is added and compared exactly. */
  readonly pricePerPassenger: number;
}

/** The first and the last flight of a trip. */
export function endsOf({ segments }: Pick<Trip, "segments">): { readonly first: Segment; readonly last: Segment } {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new RangeError("A trip has at least one segment.");
  return { first, last };
}

/** Seconds from the first departure to the last arrival. */
export function tripDuration(trip: Pick<Trip, "segments">): number {
  const { first, last } = endsOf(trip);
  return last.arrival.utc - first.dept.utc;
}

/** The least of a figure over all flights that have it; null where none has. */
function least({ trips }: Itinerary, figureOf: (segment: Segment) => number | null | undefined): number | null {
  let found: number | null = null;
  for (const { segments } of trips)
    for (const segment of segments) {
      const figure = figureOf(segment) ?? null;
      if (figure !== null && (found === null || figure < found)) found = figure;
    }
  return found;
}

/** Fewest seats left on any of its flights; null where no flight says. */
export const seatsLeft = (itinerary: Itinerary): number | null =>
  least(itinerary, ({ seatsRemaining }) => seatsRemaining);

/** The on-time figure of its least punctual flight, 0 to 100; null where none is known: a chain is as good as its weakest link. */
export const onTimePercent = (itinerary: Itinerary): number | null =>
  least(itinerary, ({ performance }) => performance?.punctuality_percent);
