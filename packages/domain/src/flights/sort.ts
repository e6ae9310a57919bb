/** What results can be sorted by (FLT-16). */
export const sortTypes = ["best", "departureTime", "price", "duration"] as const;
export type SortType = (typeof sortTypes)[number];

export interface FlightSort {
  readonly type: SortType;
  /** Always so for the best: nobody looks for the worst. */
  readonly isAscending: boolean;
}

/** The best first. */
export const defaultSort: FlightSort = { type: "best", isAscending: true };

/** The sort after a press of its button: the same again flips, except for the best; another one begins ascending (FLT-16). */
export const chooseSort = (sort: FlightSort, type: SortType): FlightSort => ({
  type,
  isAscending: type !== "best" && sort.type === type ? !sort.isAscending : true,
});
