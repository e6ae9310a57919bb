/** A date as a page prints it. */
export interface PrintedDate {
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  /** What it can mean, YYYY-MM-DD: "03/04/2026" is the third of April or the fourth of March. */
  readonly meanings: readonly string[];
}

/** Months by the beginnings of their names in the languages of Europe's airlines, without accents; the longer first. */
const monthNames: readonly (readonly [string, number])[] = [
  ["JUIN", 6],
  ["JUIL", 7],
  ["JAN", 1],
  ["ENE", 1],
  ["GEN", 1],
  ["FEB", 2],
  ["FEV", 2],
  ["MAR", 3],
  ["MRZ", 3],
  ["MAE", 3],
  ["MAA", 3],
  ["APR", 4],
  ["AVR", 4],
  ["ABR", 4],
  ["MAY", 5],
  ["MAI", 5],
  ["MEI", 5],
  ["MAG", 5],
  ["JUN", 6],
  ["GIU", 6],
  ["JUL", 7],
  ["LUG", 7],
  ["AUG", 8],
  ["AOU", 8],
  ["AGO", 8],
  ["SEP", 9],
  ["SET", 9],
  ["OCT", 10],
  ["OKT", 10],
  ["OTT", 10],
  ["OUT", 10],
  ["NOV", 11],
  ["DEC", 12],
  ["DEZ", 12],
  ["DIC", 12],
];
const monthOf = (name: string): number | null => monthNames.find(([start]) => name.startsWith(start))?.[1] ?? null;

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0 && month > 0
    ? date.toISOString().slice(0, 10)
    : null;
}

const yearFirst = /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const yearLast = /(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d:])/g;
const dayFirst =
  /(?<!\d)(\d{1,2})(?:ST|ND|RD|TH|ER)?[ .\-/]{0,2}(?:DE |D')?([A-Z]{3,10})[.]?(?:(?: DE)?[ ,.\-/']{0,3}(20\d\d|\d\d)(?![\d:]))?/g;
const monthFirst = /(?<![A-Z])([A-Z]{3,10})[. ]{1,2}(\d{1,2})(?:ST|ND|RD|TH)?(?!\d|:)(?:[ ,]{1,2}(20\d\d)(?!\d))?/g;

/**
 * Every date on a page.
 * @param text upper case, without accents
 * @param near YYYY-MM-DD: a date without a year belongs to the year that brings it nearest to this one, and four digits that no
 * traveller books by ("2035" is a time, too) are no year
 */
export function datesIn(text: string, near: string): readonly PrintedDate[] {
  const nearYear = Number(near.slice(0, 4));
  const found: PrintedDate[] = [];
  const add = (at: number, meanings: readonly (string | null)[]) => {
    const real = meanings.filter((date) => date !== null);
    if (real.length > 0) found.push({ at, meanings: [...new Set(real)] });
  };
  const yearOf = (printed: string | undefined): number | null => {
    if (printed === undefined) return null;
    const year = printed.length === 2 ? Math.floor(nearYear / 100) * 100 + Number(printed) : Number(printed);
    return Math.abs(year - nearYear) <= 2 ? year : null;
  };
  const named = (at: number, day: string | undefined, month: string | undefined, printedYear: string | undefined) => {
    const number = monthOf(month ?? "");
    if (number === null) return;
    const year = yearOf(printedYear);
    if (year !== null) return add(at, [dateOf(year, number, Number(day))]);
    // 29 February exists in a leap year only: there the distance decides between those that have it.
    const candidates = [nearYear, nearYear + 1, nearYear - 1].map((other) => dateOf(other, number, Number(day)));
    add(at, [nearestOf(candidates, near)]);
  };
  for (const { index, 1: year, 2: month, 3: day } of text.matchAll(yearFirst))
    add(index, [dateOf(Number(year), Number(month), Number(day))]);
  for (const { index, 1: first, 2: sign, 3: second, 4: printed } of text.matchAll(yearLast)) {
    const year = yearOf(printed);
    if (year === null) continue;
    const [a, b] = [Number(first), Number(second)];
    add(index, [dateOf(year, b, a), sign === "/" || sign === "-" ? dateOf(year, a, b) : null]);
  }
  for (const { index, 1: day, 2: month, 3: year } of text.matchAll(dayFirst)) named(index, day, month, year);
  for (const { index, 1: month, 2: day, 3: year } of text.matchAll(monthFirst)) named(index, day, month, year);
  return found.toSorted((a, b) => a.at - b.at);
}

const distance = (date: string, near: string) => Math.abs(Date.parse(date) - Date.parse(near));

function nearestOf(dates: readonly (string | null)[], near: string): string | null {
  let nearest: string | null = null;
  for (const date of dates)
    if (date !== null && (nearest === null || distance(date, near) < distance(nearest, near))) nearest = date;
  return nearest;
}
