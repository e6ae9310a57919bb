/** What results can be sorted by (FLT-16). */
export const sortTypes = ["departureTime", "price", "duration"] as const;
export type SortType = (typeof sortTypes)[number];

export interface FlightSort {
  readonly type: SortType;
  readonly isAscending: boolean;
}

/** Cheapest first. */
export const defaultSort: FlightSort = { type: "price", isAscending: true };

/** The sort after a press of its button: the same again flips, another one begins ascending (FLT-16). */
export const chooseSort = (sort: FlightSort, type: SortType): FlightSort => ({
  type,
  isAscending: sort.type === type ? !sort.isAscending : true,
});
