import { addDays, type DateBounds, isDate, isWithin } from "./calendar-date.ts";
import { parseDate } from "./parse-date.ts";

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase()
    .trim();

/** "today" and "tomorrow", and what else a locale has words for, in the locale and in English. */
function dayWords(locale: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const language of ["en", locale]) {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (const ahead of [-1, 0, 1, 2]) {
      const word = fold(format.format(ahead, "day"));
      // A phrase with a number in it is no word for a day.
      if (!/\d/.test(word)) words.set(word, ahead);
    }
  }
  return words;
}

/** The number of a weekday (Sunday is 0) that a word names, in the locale or in English, in full or cut after at least two letters. */
function weekdayIn(word: string, locale: string): number | undefined {
  if (word.length < 2) return undefined;
  const numbers = new Set<number>();
  for (const language of [locale, "en"]) {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    for (let day = 0; day < 7; day += 1) {
      // 2024 began on a Monday.
      if (fold(format.format(Date.UTC(2024, 0, 7 + day))).startsWith(word)) numbers.add(day);
    }
    if (numbers.size > 0) break;
  }
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

const nextWords = new Set(["next", "prochain", "this", "ce"]);

/** The first such weekday after today: "fri", "next friday", "vendredi prochain". */
function weekdayAhead(text: string, locale: string, today: string): string | undefined {
  const [name, ...more] = text.split(/\s+/).filter((word) => !nextWords.has(word));
  if (name === undefined || more.length > 0) return undefined;
  const wanted = weekdayIn(name, locale);
  if (wanted === undefined) return undefined;
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, ((wanted - now + 6) % 7) + 1);
}

/** A day and a month without a year are the first such day within the bounds: "15 dec", "15/12". */
function withoutYear(text: string, locale: string, bounds: DateBounds): string | undefined {
  const first = Number(bounds.min.slice(0, 4));
  const last = Number(bounds.max.slice(0, 4));
  if ((text.match(/\d+/g) ?? []).some((digits) => digits.length > 2)) return undefined;
  const days = Array.from({ length: Math.min(last - first, 4) + 1 }, (_, index) =>
    parseDate(`${text} ${first + index}`, locale, bounds),
  ).filter((day) => day !== undefined);
  return days.find((day) => isWithin(day, bounds)) ?? days[0];
}

/**
 * The one day that a person typed who speaks of what is ahead: whatever `parseDate` reads, and besides days without a year, weekdays
 * and "tomorrow", in the locale's words or in English.
 * @param bounds the days that are asked for
 * @param today YYYY-MM-DD
 * @returns YYYY-MM-DD; undefined when it is no day that exists, or one of two
 */
export function parseDayAhead(text: string, locale: string, bounds: DateBounds, today: string): string | undefined {
  const known = parseDate(text, locale, bounds);
  if (known !== undefined || !isDate(today)) return known;
  const plain = fold(text);
  if (plain === "") return undefined;
  const ahead = dayWords(locale).get(plain);
  if (ahead !== undefined) return addDays(today, ahead);
  return /\d/.test(plain) ? withoutYear(plain, locale, bounds) : weekdayAhead(plain, locale, today);
}
