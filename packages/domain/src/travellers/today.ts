/**
 * The reader's day, `YYYY-MM-DD`, or the days that it may be where nobody knows where the reader is: what one of them allows, is
 * allowed.
 */
export type Today = string | { readonly earliest: string; readonly latest: string };

const hour = 3600;
const dayAt = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString().slice(0, 10);

/**
 * The days that are somewhere on Earth at an instant, UTC−12 to UTC+14: what a server goes by, which does not know the traveller's day.
 * @param now seconds since 1970, UTC
 */
export const todayAnywhere = (now: number): Exclude<Today, string> => ({
  earliest: dayAt(now - 12 * hour),
  latest: dayAt(now + 14 * hour),
});

/** The reader's day, or the earliest that it may be where nobody knows where the reader is. */
export const earliestOf = (today: Today): string => (typeof today === "string" ? today : today.earliest);
/** The reader's day, or the latest that it may be where nobody knows where the reader is. */
export const latestOf = (today: Today): string => (typeof today === "string" ? today : today.latest);
