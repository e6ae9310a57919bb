const months = new Map<string, readonly string[]>();

/** The names of the twelve months, made once for each language: to ask `Intl` for each date takes as long as drawing it. */
function monthsOf(locale: string): readonly string[] {
  const known = months.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC", calendar: "gregory" });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  months.set(locale, names);
  return names;
}

/** "21 Nov", in the order that the product writes dates in (`d mmm yyyy`, UI-2). @param date yyyy-mm-dd */
export const shortDay = (date: string, locale: string): string =>
  `${Number(date.slice(8))} ${monthsOf(locale)[Number(date.slice(5, 7)) - 1]}`;

/** "21 Nov 2026" */
export const longDay = (date: string, locale: string): string => `${shortDay(date, locale)} ${date.slice(0, 4)}`;

/** "21 Nov – 28 Nov 2026"; the year of the first only where it is another. */
export function dayRange(from: string, to: string | undefined, locale: string): string {
  if (to === undefined) return longDay(from, locale);
  const first = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from, locale) : longDay(from, locale);
  return `${first} – ${longDay(to, locale)}`;
}

/**
 * The reader's date, yyyy-mm-dd. Not by `Intl`: a phone that makes its first formatter waits for nothing else of this page as long.
 * @param now seconds since 1970, UTC
 */
export function dayHere(now: number): string {
  const date = new Date(now * 1000);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
