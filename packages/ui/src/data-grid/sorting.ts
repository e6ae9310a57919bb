import type { GridSort } from "./types.ts";

/** A header click: ascending, descending, unsorted, and from the start for another column. With `keep` the other columns stay in the order. */
export function toggleSort(sort: readonly GridSort[], column: string, keep: boolean): readonly GridSort[] {
  const current = sort.find((step) => step.column === column)?.direction;
  return setSort(sort, column, current === undefined ? "asc" : current === "asc" ? "desc" : undefined, keep);
}

/** Sorts by a column in a direction, or no longer by it. With `keep` the other columns stay, and the column keeps its place among them. */
export function setSort(
  sort: readonly GridSort[],
  column: string,
  direction: "asc" | "desc" | undefined,
  keep: boolean,
): readonly GridSort[] {
  const others = keep ? sort : sort.filter((step) => step.column === column);
  if (direction === undefined) return others.filter((step) => step.column !== column);
  const step: GridSort = { column, direction };
  return others.some((other) => other.column === column)
    ? others.map((other) => (other.column === column ? step : other))
    : [...others, step];
}
