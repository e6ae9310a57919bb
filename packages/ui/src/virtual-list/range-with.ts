import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** A `rangeExtractor`: the indexes in view, and one that stays wherever the reader scrolls (that with the focus); −1 for none. */
export const rangeWith =
  (kept: number) =>
  (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes;
    return [...indexes, kept].toSorted((a, b) => a - b);
  };
