import type { FlightFilters, Itinerary } from "@gatehouse/domain/flights";
import type { RowOrder } from "./rows.ts";

/** Count and lowest price of an option. */
export interface OptionCount {
  readonly count: number;
  readonly lowestPrice: number | null;
}

/** What a change has to bring: the list in order, and everything that the filter panel shows. */
export interface Outcome {
  readonly rows: readonly Itinerary[];
  /** By group and option; options with nothing may be left out. */
  readonly options: ReadonlyMap<string, ReadonlyMap<string, OptionCount>>;
  readonly priceBars: readonly number[];
  readonly onTimeBars: readonly number[];
}

/** One way to filter, sort and count. `change` is timed; `outcome`, which brings the answers into one shape, is not. */
export interface Engine {
  readonly change: (filters: FlightFilters, sort: RowOrder) => void;
  readonly outcome: () => Outcome;
}

/** A filter panel and its sort at one moment. */
export interface Moment {
  readonly filters: FlightFilters;
  readonly sort: RowOrder;
}
