import { addDays, daysBetween, type DateRange } from "../time/index.ts";
import type { CheckInCounts } from "./figures.ts";

/** A day's chip (REP-15). */
export interface CountChip {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly total: number;
}

const totalOf = (rows: CheckInCounts[string] | undefined): number =>
  (rows ?? []).reduce((total, { count }) => total + count, 0);

/** All check-ins of a count, and those of deactivated bookings, which billing leaves out (REP-22). */
export const countTotals = (counts: CheckInCounts): { readonly total: number; readonly deactivated: number } => {
  const rows = Object.values(counts).flat();
  return {
    total: totalOf(rows),
    deactivated: rows.reduce((all, { deactivated = 0 }) => all + deactivated, 0),
  };
};

/** One chip per day of the answer, in the order of days. */
export const countChips = (counts: CheckInCounts): readonly CountChip[] =>
  Object.entries(counts)
    .map(([date, rows]) => ({ date, total: totalOf(rows) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** Every day of the range with its total, days without any check-in included: what a chart needs. */
export const countSeries = (counts: CheckInCounts, { from, to }: DateRange): readonly CountChip[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => {
    const date = addDays(from, index);
    return { date, total: totalOf(counts[date]) };
  });

/** The airlines of a day, the one with most check-ins first. */
export const airlineCounts = (counts: CheckInCounts, date: string): CheckInCounts[string] =>
  (counts[date] ?? []).toSorted((a, b) => b.count - a.count || (a.iata < b.iata ? -1 : 1));
