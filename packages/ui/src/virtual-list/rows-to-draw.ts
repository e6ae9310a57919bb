import type { Range, VirtualItem } from "@tanstack/react-virtual";

export interface RowsToDraw {
  /** In the order of the list. */
  readonly rows: readonly VirtualItem[];
  /** Whether others are still to be drawn. */
  readonly isPartial: boolean;
}

/**
 * Which rows a drawing has while somebody scrolls: those that are seen, that with the focus, those that were drawn before, and at most
 * one more, the nearest to what is seen. Rows beyond the edges are wanted soon, not at once: a frame that draws several of them is late
 * on a slow phone. Where nothing that is seen was drawn before, everything is: rows of a new place are still to be measured, and those
 * beyond the edges move into the window then.
 * @param wanted rows that are seen, and those beyond the edges
 * @param seen the indexes that are seen; null draws everything
 * @param kept an index that is always drawn; −1 for none
 * @param drawn keys of the rows of the last drawing
 */
export function rowsToDraw(
  wanted: readonly VirtualItem[],
  seen: Pick<Range, "startIndex" | "endIndex"> | null,
  kept: number,
  drawn: ReadonlySet<VirtualItem["key"]>,
): RowsToDraw {
  if (!seen) return { rows: wanted, isPartial: false };
  const distance = ({ index }: VirtualItem): number => Math.max(seen.startIndex - index, index - seen.endIndex);
  if (!wanted.some((row) => distance(row) <= 0 && drawn.has(row.key))) return { rows: wanted, isPartial: false };
  const isNow = (row: VirtualItem): boolean => distance(row) <= 0 || row.index === kept || drawn.has(row.key);
  const later = wanted.filter((row) => !isNow(row)).toSorted((a, b) => distance(a) - distance(b));
  const [next] = later;
  return { rows: wanted.filter((row) => isNow(row) || row === next), isPartial: later.length > 1 };
}
