import type { ChartTone } from "../chart/tones.ts";

/** One line: a number for each stretch of time. */
export interface LineSeries {
  readonly tone: ChartTone;
  readonly name: string;
  /** A figure beside the name: its sum, say. */
  readonly note?: string | undefined;
  readonly values: readonly number[];
  /** With a light area below it. */
  readonly filled?: boolean | undefined;
}
