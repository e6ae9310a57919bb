const months = new Map<string, Intl.DateTimeFormat>();

function monthOf(date: string, locale: string): string {
  let format = months.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC", calendar: "gregory" });
    months.set(locale, format);
  }
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

/** "21 Nov", in the order that the product writes dates in (`d mmm yyyy`, UI-2). @param date yyyy-mm-dd */
export const shortDay = (date: string, locale: string): string => `${Number(date.slice(8))} ${monthOf(date, locale)}`;

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
