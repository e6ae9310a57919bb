import type { FlightFilters } from "@gatehouse/domain/flights";
import { useStable } from "./use-stable.ts";

/** How the filters change: `preview` while something moves, `commit` once it has come to rest. */
export interface FilterDraftChange {
  readonly filters: FlightFilters;
  readonly preview: (filters: FlightFilters) => void;
  readonly commit: (filters: FlightFilters) => void;
}

/** A change of whatever the filters are when it is made. */
export type ChangeFilters = (change: (filters: FlightFilters) => FlightFilters) => void;

export interface FilterChange {
  readonly preview: ChangeFilters;
  readonly commit: ChangeFilters;
}

/**
 * The two functions that change filters and sort, which stay the same from one drawing to the next: a group that a change does not
 * touch is not drawn again.
 */
export const useFilterChange = ({ filters, preview, commit }: FilterDraftChange): FilterChange => ({
  preview: useStable((change) => preview(change(filters))),
  commit: useStable((change) => commit(change(filters))),
});
