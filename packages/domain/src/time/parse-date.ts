import { type DateBounds, dateBounds, isDate, isWithin } from "./calendar-date.ts";
import { isTime } from "./is-time.ts";
import { monthIn } from "./month-names.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** Latin digits for those of other scripts, without the marks that turn the direction of writing. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u200e\u200f\u061c]/g, "")
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

type Part = "year" | "month" | "day";

const dayFirst: readonly Part[] = ["day", "month", "year"];
const monthFirst: readonly Part[] = ["month", "day", "year"];

/**
 * The orders in which a locale may write a date of three numbers. Of English without a region, or with one that has no English of its
 * own, nobody can tell whether the day or the month comes first; nor of what begins with the year elsewhere (Sweden, Canada) and here
 * ends with it.
 */
function numericOrders(locale: string, endsWithYear: boolean): readonly (readonly Part[])[] {
  const format = new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const own = format
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is Part => type === "year" || type === "month" || type === "day");
  const { baseName, language } = new Intl.Locale(format.resolvedOptions().locale);
  if (own[0] !== "year") return baseName === "en" ? [dayFirst, monthFirst] : [own];
  if (endsWithYear) return [dayFirst, monthFirst];
  // In English and French the year comes first in some regions only (Canada), and not for everybody there.
  return language === "en" || language === "fr" ? [own, dayFirst, monthFirst] : [own];
}

/**
 * The day of three numbers, each as it was typed. Two digits are a year of this century, unless its day lies outside the bounds and
 * the last century's does not: in a date of birth, 90 is 1990.
 */
function dateOf(year: string, month: number, day: string, bounds: DateBounds): string | undefined {
  const centuries = year.length === 4 ? [""] : year.length === 2 ? ["20", "19"] : [];
  if (day.length > 2) return undefined;
  const days = centuries.map((century) => `${century}${year}-${two(month)}-${day.padStart(2, "0")}`).filter(isDate);
  return days.find((date) => isWithin(date, bounds)) ?? days[0];
}

const known = (dates: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(dates.filter((date) => date !== undefined))].toSorted();

const yearFirst: readonly Part[] = ["year", "month", "day"];

/**
 * Three numbers: in the order of the locale, or, where that is no day, in any other order that is one (`25/12/2020` in the United
 * States). The year comes first only where it has four digits or nothing else is a day.
 */
function numericDates(numbers: readonly string[], locale: string, bounds: DateBounds): readonly string[] {
  const read = (orders: readonly (readonly Part[])[]): readonly string[] =>
    known(
      orders.map((order) => {
        const at = (part: Part): string => numbers[order.indexOf(part)] ?? "";
        return dateOf(at("year"), Number(at("month")), at("day"), bounds);
      }),
    );
  if (numbers[0]?.length === 4) return read([yearFirst]);
  const tries = [numericOrders(locale, numbers[2]?.length === 4), [dayFirst, monthFirst], [yearFirst]];
  return tries.map(read).find((dates) => dates.length > 0) ?? [];
}

/** Digits without anything between them, as papers and machines write them, cut where the numbers may end: `15101990`, `901015`. */
const cuts: Readonly<Record<number, readonly (readonly number[])[]>> = {
  6: [[2, 4]],
  8: [
    [4, 6],
    [2, 4],
  ],
};

function gluedDates(digits: string, locale: string, bounds: DateBounds): readonly string[] {
  const found = (cuts[digits.length] ?? []).map(([first = 0, second = 0]) =>
    numericDates([digits.slice(0, first), digits.slice(first, second), digits.slice(second)], locale, bounds)
      // Eight digits could be cut into years that nobody dates by.
      .filter((date) => isWithin(date, dateBounds)),
  );
  return found.find((dates) => dates.length > 0) ?? [];
}

/** A day with its month's name: the day first or, where that is no day, the year (`1990 OCT 15`, `90OCT15`). */
function namedDates([one = "", other = ""]: readonly string[], month: number, bounds: DateBounds): readonly string[] {
  const found = dateOf(other, month, one, bounds) ?? dateOf(one, month, other, bounds);
  return known([found]);
}

/**
 * The days that a person may have meant, as they write them or as papers print them: `2026-11-22`, `20261122`, the numbers in the
 * locale's own order (`11/22/2026`, `22.11.26`, `22112026`) or in the only order that is a day (`25/12/2020` anywhere), or with the
 * month's name (`22 Nov 2026`, `15OCT90`, `12 AOÛT/AUG 85`). Digits of any script.
 * @param locale BCP 47; its region says whether the day or the month comes first. `en` alone does not: there `15/10/2030` is one day,
 *   `05/10/2030` is two
 * @param bounds the days that are asked for: they say which century a year of two digits belongs to, and nothing else
 * @returns YYYY-MM-DD, the earlier first; none when it is no day that exists
 */
export function meantDates(text: string, locale: string, bounds: DateBounds = dateBounds): readonly string[] {
  const words = plain(text).match(/\d+|\p{L}[\p{L}\p{M}.]*/gu) ?? [];
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  if (names.length === 0 && numbers.length === 1) return gluedDates(numbers[0] ?? "", locale, bounds);
  // 2026年11月22日: signs of one letter name the parts of the number before them.
  if (numbers.length === 3 && names.every((name) => name.length === 1)) return numericDates(numbers, locale, bounds);
  const month = numbers.length === 2 ? monthIn(names, locale) : undefined;
  return month === undefined ? [] : namedDates(numbers, month, bounds);
}

/**
 * The one day that a person typed, as `meantDates` reads it.
 * @returns YYYY-MM-DD, or undefined when it is no day that exists, or one of two
 */
export function parseDate(text: string, locale: string, bounds: DateBounds = dateBounds): string | undefined {
  const [date, other] = meantDates(text, locale, bounds);
  return other === undefined ? date : undefined;
}

/**
 * The time of day that a person typed: `16:12`, `1612`, `9`, `9.05`, `9h05`, `4:12 pm`. Digits of any script.
 * @returns HH:mm, or undefined when it is no time of day
 */
export function parseTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\s*[:.h\s]\s*(\d{2})|(\d{2}))?\s*(?:([ap])\.?\s*m?\.?|h)?$/i.exec(plain(text).trim());
  if (!match) return undefined;
  const [, hourText = "", spaced, glued, half] = match;
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  }
  const time = `${two(hour)}:${spaced ?? glued ?? "00"}`;
  return isTime(time) ? time : undefined;
}
