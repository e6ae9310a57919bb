import type { DateOption } from "./date-options.ts";
import type { Range } from "./filters.ts";
import type { StopsOption } from "./stops.ts";
import type { TimeBand } from "./time-bands.ts";

/** One option of a filter group, as all other groups leave it: its own group is not counted (FLT-14). */
export interface FacetOption<Value> {
  readonly value: Value;
  /** Name of an airline or airport; the value itself elsewhere. */
  readonly name: string;
  /** Itineraries that have it and can be bought. An option with none stays, muted. */
  readonly count: number;
  /** Itineraries that have it and are sold out. */
  readonly soldOut: number;
  /** Lowest price per passenger of those that can be bought, in hundredths of the unit; null where none can. */
  readonly lowestPrice: number | null;
}

/** How many bars the price histogram has. */
export const priceBars = 24;

/** How many bars the on-time histogram has, ten percent each. */
export const onTimeBars = 10;

export interface PriceFacet {
  /** Lowest and highest price per passenger that can be paid in the whole result, in hundredths of the unit: the ends of the slider. */
  readonly minimum: number;
  readonly maximum: number;
  /** Itineraries that can be bought per bar, from the minimum to the maximum in `priceBars` equal steps, its own group not counted. */
  readonly histogram: readonly number[];
}

/**
 * What a chosen price range leaves of the slider's scale; null where it restricts nothing: it holds the whole scale, or it misses it
 * altogether, as that of an old link may, and is then a choice that the result does not have.
 */
export function priceWithin(
  chosen: Range | null,
  { minimum, maximum }: Pick<PriceFacet, "minimum" | "maximum">,
): Range | null {
  if (chosen === null || chosen[1] < minimum || chosen[0] > maximum) return null;
  if (chosen[0] <= minimum && chosen[1] >= maximum) return null;
  return [Math.max(minimum, chosen[0]), Math.min(maximum, chosen[1])];
}

export interface OnTimeFacet {
  /** Itineraries per bar: [0,10) … [90,100], its own group not counted. */
  readonly histogram: readonly number[];
  /** Whether any itinerary of the whole result has a figure; without, the slider restricts nothing. */
  readonly isKnown: boolean;
  /** Itineraries without any figure; they are hidden while the slider restricts. */
  readonly unknown: number;
}

/** Everything the filter panel shows beside what is chosen. */
export interface FlightFacets {
  readonly price: PriceFacet;
  readonly stops: readonly FacetOption<StopsOption>[];
  /** The most frequent of the whole result first, so that options stay where they are while filters change. */
  readonly airlines: readonly FacetOption<string>[];
  /** None where every itinerary is on the days asked for. */
  readonly dates: readonly FacetOption<DateOption>[];
  readonly mainAirports: readonly FacetOption<string>[];
  readonly connectingAirports: readonly FacetOption<string>[];
  /** One entry per trip: outbound, return. */
  readonly trips: readonly {
    readonly departure: readonly FacetOption<TimeBand>[];
    readonly arrival: readonly FacetOption<TimeBand>[];
  }[];
  readonly onTime: OnTimeFacet;
}
