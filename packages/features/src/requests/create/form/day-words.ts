import { daysBetween, isDate } from "@gatehouse/domain/time";

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", { ...options, timeZone: "UTC" });
    formats.set(key, found);
  }
  return found;
}

const write = (date: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  isDate(date)
    ? format(language, options)
        .format(Date.parse(`${date}T00:00:00Z`))
        .replace(",", "")
    : date;

/** The weekday of a date, short: "Wed". */
export const weekdayOf = (date: string, language: string): string => write(date, language, { weekday: "short" });

/** "Wed 9 Dec" */
export const dayOf = (date: string, language: string): string =>
  write(date, language, { weekday: "short", day: "numeric", month: "short" });

/** "9 Dec" */
const shortDayOf = (date: string, language: string): string =>
  write(date, language, { day: "numeric", month: "short" });

/** The two ends of a range, as short as they can be said: "9", "11 Dec". */
export function rangeEnds(from: string, to: string, language: string): readonly [string, string] {
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return [sameMonth ? String(Number(from.slice(8))) : shortDayOf(from, language), shortDayOf(to, language)];
}

/** How many days a trip takes, both included; 0 while its dates are not given or do not fit. */
export const daysOf = (from: string, to: string): number =>
  isDate(from) && isDate(to) && to >= from ? daysBetween(from, to) + 1 : 0;
