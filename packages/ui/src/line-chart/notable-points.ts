/** Points of a line that are named with their number. */
export interface NotablePoints {
  readonly index: number;
  /** On which side of the line there is room for the number. */
  readonly side: "above" | "below";
}

/** A dip counts from this share of the highest point on. */
const depth = 0.2;

/**
 * What somebody would point at in a line: its highest point, and its deepest dip between higher ones. A line that is flat, or too
 * short to have a shape, has neither.
 */
export function notablePoints(values: readonly number[]): readonly NotablePoints[] {
  const top = Math.max(...values);
  if (values.length < 3 || top <= 0 || values.every((value) => value === top)) return [];
  const highest = values.indexOf(top);
  const dips = values
    .map((value, index) => ({
      index,
      depth: Math.min(Math.max(...values.slice(0, index)), Math.max(...values.slice(index + 1))) - value,
    }))
    .filter((dip) => dip.depth >= depth * top)
    .toSorted((a, b) => b.depth - a.depth || a.index - b.index);
  const [deepest] = dips;
  return [
    { index: highest, side: "above" },
    ...(deepest === undefined ? [] : [{ index: deepest.index, side: "below" } as const]),
  ];
}
