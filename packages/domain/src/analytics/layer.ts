import { type DimensionId, dimensionIds, dimensions } from "./dimensions.ts";
import type { Measure } from "./measure.ts";
import { measuresOfCheckIn } from "./measures-of-check-in.ts";
import { measuresOfTravel } from "./measures-of-travel.ts";
import { type View, views } from "./views.ts";

export { type Dimension, type DimensionId, dimensionIds, dimensions, type FixedValue } from "./dimensions.ts";
export type { Formula, Measure } from "./measure.ts";
export { type View, views } from "./views.ts";
export { type QuestionLanguage, questionLanguages, type Words } from "./words.ts";

/** Everything that can be counted (ANA-2). A measure more is one entry more, and its questions in the bench. */
const measureTable = { ...measuresOfCheckIn, ...measuresOfTravel } as const;
export type MeasureId = keyof typeof measureTable;
export const measures: Readonly<Record<MeasureId, Measure>> = measureTable;
export const measureIds = Object.keys(measureTable) as readonly MeasureId[];

const times = dimensionIds.filter((id) => dimensions[id].kind === "time");
const flight = ["airline", "vendor", "from", "to", "band"] as const;

/** By what the rows of a view can be counted: time and columns of its own. */
export const dimensionsOf: Readonly<Record<View, readonly DimensionId[]>> = {
  check_ins: [...times, ...flight, "reason"],
  work: [...times, ...flight, "operator", "reason"],
  automation: [...times, ...flight],
  requests: [...times, "vendor", "operator", "progress"],
  // A trip has days, not hours.
  trips: [...times.filter((id) => id !== "hour"), "vendor"],
  cases: [...times, "vendor", "operator"],
  comments: [...times, "vendor", "operator"],
  disruptions: [...times, ...flight, "disruption"],
  conversations: [...times, "vendor", "operator"],
  messages: [...times, "vendor", "operator"],
  // A booking has a day, not an hour.
  costs: [...times.filter((id) => id !== "hour"), "vendor", "hospital", "program", "currency"],
};

/** Whether somebody with these codes may ask about a view (ANA-1). */
export const maySee = (view: View, granted: readonly string[]): boolean =>
  views[view].needs.some((code) => granted.includes(code));

/** The views that somebody with these codes may ask about. */
export const viewsFor = (granted: readonly string[]): readonly View[] =>
  (Object.keys(views) as View[]).filter((view) => maySee(view, granted));

/** The measures that somebody with these codes may ask for, in their order. */
export const measuresFor = (granted: readonly string[]): readonly MeasureId[] =>
  measureIds.filter((id) => maySee(measures[id].view, granted));
