import { isDate } from "./calendar-date.ts";

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
  const isToldByLocale =
    new Intl.Locale(format.resolvedOptions().locale).baseName !== "en" && !(endsWithYear && own[0] === "year");
  return isToldByLocale ? [own] : [dayFirst, monthFirst];
}

const fold = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();

/** The month (1 to 12) that a word names in a locale or in English: in full, or cut after at least three letters. */
function monthNamed(word: string, locale: string): number | undefined {
  const searched = fold(word);
  if (searched.length < 3) return undefined;
  for (const language of [locale, "en"]) {
    const names = Array.from({ length: 12 }, (_, month) =>
      (["long", "short"] as const).map((style) =>
        fold(
          new Intl.DateTimeFormat(language, { calendar: "gregory", timeZone: "UTC", day: "numeric", month: style })
            .formatToParts(Date.UTC(2024, month, 1))
            .find(({ type }) => type === "month")?.value ?? "",
        ),
      ),
    );
    const exact = names.findIndex((forms) => forms.includes(searched));
    if (exact >= 0) return exact + 1;
    // "jui" could be June or July in French: what names two months names none.
    const begun = names.flatMap((forms, index) => (forms.some((form) => form.startsWith(searched)) ? [index] : []));
    if (begun.length === 1) return (begun[0] ?? 0) + 1;
  }
  return undefined;
}

/** Two digits are a year of this century: everything the product dates from now on lies in it. */
const fullYear = (text: string): number | undefined =>
  text.length === 4 ? Number(text) : text.length === 2 ? 2000 + Number(text) : undefined;

function dateOf(year: number | undefined, month: number | undefined, day: number): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  return isDate(date) ? date : undefined;
}

const known = (...dates: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(dates.filter((date) => date !== undefined)),
];

/**
 * The days that a person may have meant: `2026-11-22`, `20261122`, the numbers in the locale's own order (`11/22/2026`, `22.11.26`), or
 * with the month's name (`22 Nov 2026`, `novembre 22, 2026`). Digits of any script.
 * @param locale BCP 47; its region says whether the day or the month comes first. `en` alone does not: there `15/10/2030` is one day,
 *   `05/10/2030` is two
 * @returns YYYY-MM-DD, the earlier first; none when it is no day that exists
 */
export function meantDates(text: string, locale: string): readonly string[] {
  const typed = plain(text).trim();
  const words = typed.match(/\d+|\p{L}[\p{L}\p{M}.]*/gu) ?? [];
  const [only] = words;
  if (words.length === 1 && only !== undefined && /^\d{8}$/.test(only)) {
    return known(dateOf(Number(only.slice(0, 4)), Number(only.slice(4, 6)), Number(only.slice(6))));
  }
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  // 2026年11月22日: signs of one letter name the parts of the number before them.
  if (numbers.length === 3 && names.every((name) => name.length === 1)) {
    if (numbers[0]?.length === 4) return known(dateOf(Number(numbers[0]), Number(numbers[1]), Number(numbers[2])));
    const dates = numericOrders(locale, numbers[2]?.length === 4).map((order) => {
      const at = (part: Part): string => numbers[order.indexOf(part)] ?? "";
      return dateOf(fullYear(at("year")), Number(at("month")), Number(at("day")));
    });
    return known(...dates).toSorted();
  }
  if (numbers.length !== 2) return [];
  const month = names.map((name) => monthNamed(name, locale)).find((found) => found !== undefined);
  const yearFirst = numbers[0]?.length === 4;
  const [day = "", year = ""] = yearFirst ? numbers.toReversed() : numbers;
  return known(dateOf(fullYear(year), month, Number(day)));
}

/**
 * The one day that a person typed, as `meantDates` reads it.
 * @returns YYYY-MM-DD, or undefined when it is no day that exists, or one of two
 */
export function parseDate(text: string, locale: string): string | undefined {
  const [date, other] = meantDates(text, locale);
  return other === undefined ? date : undefined;
}

/** Whether a text is a time of day written `HH:mm`, 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

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
