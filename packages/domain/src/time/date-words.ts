import { localClock } from "./local-instant.ts";

/** Dates in words, by the locale's own rules, always of the Gregorian calendar: what airlines and reports date by. */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" });
    formats.set(key, found);
  }
  return found;
}

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** "Sunday, November 22, 2026": for screen readers and where there is room. @param date YYYY-MM-DD */
export const fullDate = (date: string, locale: string): string =>
  format(locale, { weekday: "long", year: "numeric", month: "long", day: "numeric" }).format(at(date));

/** "Sun, Nov 22, 2026" */
export const mediumDate = (date: string, locale: string): string =>
  format(locale, { weekday: "short", year: "numeric", month: "short", day: "numeric" }).format(at(date));

/** "22 Nov 2026", "22 nov. 2026": the day before the month, in every locale. @param date YYYY-MM-DD */
export const plainDate = (date: string, locale: string): string =>
  `${Number(date.slice(8))} ${format(locale, { month: "short" }).format(at(date))} ${date.slice(0, 4)}`;

/** "Sun 22 Nov 2026", "dim. 22 nov. 2026": the day before the month, without commas. @param date YYYY-MM-DD */
export const travelDate = (date: string, locale: string): string =>
  `${format(locale, { weekday: "short" }).format(at(date))} ${plainDate(date, locale)}`;

/** A month with its year in words: "November 2026". @param month any day of it */
export const monthName = (month: string, locale: string): string =>
  format(locale, { year: "numeric", month: "long" }).format(at(month));

/** The twelve names as they stand alone, January first. */
export const monthNames = (locale: string): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => format(locale, { month: "long" }).format(Date.UTC(2024, month, 1)));

/** The name of a day's weekday: "Sun", "Sunday" or "S". */
export const weekdayName = (date: string, locale: string, style: "short" | "long" | "narrow"): string =>
  format(locale, { weekday: style }).format(at(date));

/** A day's number in the locale's digits. */
export const dayNumber = (date: string, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(date.slice(8)));

/**
 * A date-time of staff in files and mails (UI-2): `YYYY-MMM-DD h:mm A`, in English, for files and mails. (Screens write it in
 * their language.)
 * @param epochSeconds seconds since 1970, UTC
 * @param zone IANA time zone
 */
export function dateTimeText(epochSeconds: number, zone: string): string {
  const { date, time } = localClock(epochSeconds, zone);
  const hour = Number(time.slice(0, 2));
  const month = format("en-US", { month: "short" }).format(at(date));
  return `${date.slice(0, 4)}-${month}-${date.slice(8)} ${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
