/** From and to, both included. */
export type SliderRange = readonly [number, number];

/** What the slider runs over. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  /** Values are whole multiples of it, except for the two ends, which stay as they are. */
  readonly step: number;
}

/** The thumb of the lower or of the upper value. */
export type Thumb = 0 | 1;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where a value lies on the scale, 0 to 1. */
export const fractionOf = (value: number, { min, max }: SliderScale): number =>
  max > min ? within((value - min) / (max - min), 0, 1) : 0;

/** The value at a place of the scale, 0 to 1; near the ends the ends themselves. */
export function valueAt(fraction: number, { min, max, step }: SliderScale): number {
  if (fraction <= 0) return min;
  if (fraction >= 1) return max;
  return within(Math.round((min + fraction * (max - min)) / step) * step, min, max);
}

/** The value some steps on: from an end that is no multiple of the step the first one goes to the next multiple. */
export function stepped(value: number, steps: number, { min, max, step }: SliderScale): number {
  const from = steps > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  return within((from + steps) * step, min, max);
}

/** The range after a thumb went somewhere; thumbs meet, they do not pass each other. */
export const withThumb = (range: SliderRange, thumb: Thumb, value: number): SliderRange =>
  thumb === 0 ? [Math.min(value, range[1]), range[1]] : [range[0], Math.max(value, range[0])];

/** The thumb that a press means: the nearer one, and of two at one place the one that can come there. */
export function nearestThumb([low, high]: SliderRange, value: number): Thumb {
  const [toLow, toHigh] = [Math.abs(value - low), Math.abs(value - high)];
  if (toLow === toHigh) return value <= low ? 0 : 1;
  return toLow < toHigh ? 0 : 1;
}
