import { daysBetween, type DateRange, localClock, localInstant, addDays, type InstantRange } from "../time/index.ts";
import { latestDay } from "./report-fields.ts";

/** What may be wrong with a range that its form cannot know by itself. */
export const rangeProblems = ["TOO_LATE", "TOO_LONG"] as const;
export type RangeProblem = (typeof rangeProblems)[number];

/** Days that a report which is answered at once may span; what a job makes has no limit. */
export const longestRange = { efficiency: 92, timeSpan: 92, checkInCount: 366 } as const;

/**
 * Whether the days of a report lie too late or are too many.
 * @param range first and last day, both included
 * @param today today in the zone of the range, YYYY-MM-DD
 * @param longest days that the range may have; none for no limit
 * @returns undefined when nothing is wrong
 */
export function rangeProblem({ from, to }: DateRange, today: string, longest?: number): RangeProblem | undefined {
  const latest = latestDay(today);
  if (from > latest || to > latest) return "TOO_LATE";
  return longest !== undefined && daysBetween(from, to) + 1 > longest ? "TOO_LONG" : undefined;
}

/** The days of a range of instants, read off a clock: what `rangeProblem` asks for. @param range seconds since 1970, UTC */
export const daysOf = ({ start, end }: InstantRange, zone: string): DateRange => ({
  from: localClock(start, zone).date,
  to: localClock(end, zone).date,
});

/**
 * The instants of whole days in a zone, both ends included; a day has 23 or 25 hours where the clock changes.
 * @param range YYYY-MM-DD
 * @returns seconds since 1970, UTC, both included
 */
export const dayInstants = ({ from, to }: DateRange, zone: string): InstantRange => ({
  start: localInstant(from, "00:00", zone),
  end: localInstant(addDays(to, 1), "00:00", zone) - 1,
});
