import { addDays, isDate } from "./calendar-date.ts";
import { localClock, localInstant } from "./local-instant.ts";
import { isTime } from "./is-time.ts";

/** Two days, both of them in the range: `YYYY-MM-DD`, or empty while it is not chosen. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Two readings of one zone's wall clock: dates `YYYY-MM-DD`, times `HH:mm`; empty while not chosen. */
export interface DateTimeRange {
  readonly startDate: string;
  readonly startTime: string;
  readonly endDate: string;
  readonly endTime: string;
}

/** Seconds since 1970, UTC; both belong to the range. */
export interface InstantRange {
  readonly start: number;
  readonly end: number;
}

/** Whether the range runs backwards. What is empty, or is no date, is in no order. */
export const isReversed = ({ from, to }: DateRange): boolean => isDate(from) && isDate(to) && from > to;

/** Whether a range of days with times runs backwards; while a time is missing only the days count. */
export function isReversedInTime({ startDate, startTime, endDate, endTime }: DateTimeRange): boolean {
  if (isReversed({ from: startDate, to: endDate })) return true;
  return isDate(startDate) && startDate === endDate && isTime(startTime) && isTime(endTime) && startTime > endTime;
}

/** A start after the end clears the end (UI-5); the warning is the screen's. */
export const clearReversed = (range: DateRange): DateRange => (isReversed(range) ? { ...range, to: "" } : range);

/** A start after the end clears the end's date (UI-5); its time stays. */
export const clearReversedInTime = (range: DateTimeRange): DateTimeRange =>
  isReversedInTime(range) ? { ...range, endDate: "" } : range;

/** Whether all four are there, are what they should be, and run forwards. */
export const isCompleteRange = (range: DateTimeRange): boolean =>
  isDate(range.startDate) &&
  isTime(range.startTime) &&
  isDate(range.endDate) &&
  isTime(range.endTime) &&
  !isReversedInTime(range);

/** The last days up to and with today: 10 days are today and the nine before. @param today YYYY-MM-DD */
export const lastDays = (today: string, days: number): DateRange => ({ from: addDays(today, 1 - days), to: today });

/**
 * What a zone's clock showed some minutes before now, and shows now. Real minutes: across a change of the clock the readings
 * lie an hour more or less apart.
 * @param now seconds since 1970, UTC
 */
export function lastMinutes(now: number, minutes: number, zone: string): DateTimeRange {
  const start = localClock(now - minutes * 60, zone);
  const end = localClock(now, zone);
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time };
}

/**
 * The instants that a range means in a zone. The last minute belongs to it whole: the end has its seconds at 59 (REP-5). An
 * hour that the clock shows twice is meant whole too: the start is its first showing, the end its second.
 * @throws RangeError when the range is not complete
 */
export function rangeInstants(range: DateTimeRange, zone: string): InstantRange {
  const start = localInstant(range.startDate, range.startTime, zone);
  return { start, end: localInstant(range.endDate, range.endTime, zone, "later") + 59 };
}
