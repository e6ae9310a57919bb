import { addDays } from "./calendar-date.ts";

/** How far ahead flights can be searched, in days (FLT-3). */
export const daysAhead = 270;

/** Dates (yyyy-mm-dd) that flights can be searched on, both ends included. */
export interface BookingWindow {
  readonly earliest: string;
  readonly latest: string;
}

/**
 * From yesterday to 270 days ahead (FLT-3).
 * @param today the reader's date, yyyy-mm-dd
 */
export const bookingWindow = (today: string): BookingWindow => ({
  earliest: addDays(today, -1),
  latest: addDays(today, daysAhead),
});

const hour = 3600;
const dateAt = (epochSeconds: number) => new Date(epochSeconds * 1000).toISOString().slice(0, 10);

/**
 * What a server accepts, which does not know the reader's date: the windows of every date that some place on Earth has now, UTC−12
 * to UTC+14.
 * @param now seconds since 1970, UTC
 */
export const bookingWindowAnywhere = (now: number): BookingWindow => ({
  earliest: bookingWindow(dateAt(now - 12 * hour)).earliest,
  latest: bookingWindow(dateAt(now + 14 * hour)).latest,
});
