import { addMonths, type DateRange, firstOfMonth, lastOfMonth } from "../time/index.ts";

/** The zone that the efficiency report is read in, whatever the browser's is (REP-13). */
export const efficiencyZone = "Asia/Kolkata";

/** Quick ranges of the efficiency report, in minutes before now (REP-13). */
export const quickMinutes = [30, 60, 180] as const;
export type QuickMinutes = (typeof quickMinutes)[number];

/** What the efficiency and the time span report show at first, in minutes (REP-13). */
export const defaultMinutes = 60 satisfies QuickMinutes;

/** What Total Checkin Count shows at first: so many days, today being the last of them (REP-4). */
export const countDays = 10;

/** Quick ranges of the billing report: what bills are written about. `back` months or years lie between the range and today's. */
export const billingRanges = [
  { id: "thisMonth", unit: "month", back: 0 },
  { id: "lastMonth", unit: "month", back: 1 },
  { id: "thisYear", unit: "year", back: 0 },
  { id: "lastYear", unit: "year", back: 1 },
] as const;
export type BillingRange = (typeof billingRanges)[number];

/**
 * The days of a month or a year of the calendar; of one that is not over those up to and with today.
 * @param today today in the vendor's zone, YYYY-MM-DD
 */
export function billingDays({ unit, back }: Pick<BillingRange, "unit" | "back">, today: string): DateRange {
  const isYear = unit === "year";
  const day = addMonths(today, isYear ? -12 * back : -back);
  const from = isYear ? `${day.slice(0, 4)}-01-01` : firstOfMonth(day);
  if (back === 0) return { from, to: today };
  return { from, to: isYear ? `${day.slice(0, 4)}-12-31` : lastOfMonth(day) };
}
