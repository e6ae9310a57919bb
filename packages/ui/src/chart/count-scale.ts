import { nice, ticks } from "d3-array";

/** An axis of numbers of things: from 0 to `max`, with lines at `ticks`. */
export interface CountScale {
  readonly max: number;
  readonly ticks: readonly number[];
}

/**
 * A scale from 0 to at least the greatest number, in steps that people count in. Whole numbers only: things are not halved.
 * @param greatest 0 and nothing at all give a scale to 1
 * @param steps about so many
 */
export function countScale(greatest: number, steps = 4): CountScale {
  const top = Number.isFinite(greatest) ? Math.max(1, Math.ceil(greatest)) : 1;
  const [, max] = nice(0, top, steps);
  const whole = Math.ceil(max);
  return { max: whole, ticks: ticks(0, whole, steps).filter(Number.isInteger) };
}

/** Where a value lies on the scale, 0 to 100. */
export const percentOnScale = (value: number, { max }: Pick<CountScale, "max">): number =>
  Math.min(100, Math.max(0, (value / max) * 100));
