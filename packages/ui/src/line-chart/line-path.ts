import { type CountScale, percentOnScale } from "../chart/count-scale.ts";

const round = (value: number): number => Math.round(value * 100) / 100;

/** Where the middle of a stretch lies, 0 to 100. */
export const middleOf = (index: number, count: number): number => round(((index + 0.5) / count) * 100);

/**
 * A line through the middles of equal stretches, in a square of 100 by 100 whose origin is the top.
 * @param filled closed along the ground: the area below the line
 */
export function linePath(values: readonly number[], scale: Pick<CountScale, "max">, filled = false): string {
  if (values.length === 0) return "";
  const points = values.map((value, index) => [
    middleOf(index, values.length),
    round(100 - percentOnScale(value, scale)),
  ]);
  const ground = filled
    ? [
        [middleOf(values.length - 1, values.length), 100],
        [middleOf(0, values.length), 100],
      ]
    : [];
  return `M${[...points, ...ground].map((point) => point.join(" ")).join("L")}${filled ? "Z" : ""}`;
}
