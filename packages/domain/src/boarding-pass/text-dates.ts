/** A date as a page prints it. */
export interface PrintedDate {
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  /** What it can mean, YYYY-MM-DD: "03/04/2026" is the third of April or the fourth of March. */
  readonly meanings: readonly string[];
}

/** The months' names in the languages of Europe's airlines, without accents. */
const months: readonly (readonly [number: number, names: string])[] = [
  [1, "JANUARY JANUAR JANNER JANVIER ENERO GENNAIO JANEIRO JANUARI"],
  [2, "FEBRUARY FEBRUAR FEVRIER FEBRERO FEBBRAIO FEVEREIRO FEBRUARI"],
  [3, "MARCH MARZ MAERZ MRZ MARS MARZO MARCO MAART MART MARTS"],
  [4, "APRIL AVRIL ABRIL APRILE"],
  [5, "MAY MAI MAYO MAGGIO MAIO MEI MAJ"],
  [6, "JUNE JUNI JUIN JUNIO GIUGNO JUNHO"],
  [7, "JULY JULI JUILLET JULIO LUGLIO JULHO"],
  [8, "AUGUST AOUT AGOSTO AUGUSTUS AUGUSTI"],
  [9, "SEPTEMBER SEPTEMBRE SEPTIEMBRE SETTEMBRE SETEMBRO SEPTIEMBRE"],
  [10, "OCTOBER OKTOBER OCTOBRE OCTUBRE OTTOBRE OUTUBRO"],
  [11, "NOVEMBER NOVEMBRE NOVIEMBRE NOVEMBRO"],
  [12, "DECEMBER DEZEMBER DECEMBRE DICIEMBRE DICEMBRE DEZEMBRO"],
];
/** Printed in full, or its beginning: "SETTLED" is no September. */
const monthOf = (printed: string): number | null =>
  months.find(([, names]) => names.split(" ").some((name) => name.startsWith(printed)))?.[0] ?? null;

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
const monthFirst =
  /(?<![A-Z])([A-Z]{3,10})[. ]{1,2}(\d{1,2})(?:ST|ND|RD|TH)?(?![\dA-Z]|:)(?:[ ,]{1,2}(20\d\d)(?!\d))?/g;

/**
 * Every date on a page.
 * @param text upper case, without accents
 * @param near YYYY-MM-DD: a date without a year belongs to the year that brings it nearest to this one, and four digits that no
 * traveller books by ("2035" is a time, too) are no year
 */
export function datesIn(text: string, near: string): readonly PrintedDate[] {
  const nearYear = Number(near.slice(0, 4));
  const found: PrintedDate[] = [];
  const add = (at: number, meanings: readonly (string | null)[]): boolean => {
    const real = meanings.filter((date) => date !== null);
    if (real.length > 0) found.push({ at, meanings: [...new Set(real)] });
    return real.length > 0;
  };
  const yearOf = (printed: string | undefined): number | null => {
    if (printed === undefined) return null;
    const year = printed.length === 2 ? Math.floor(nearYear / 100) * 100 + Number(printed) : Number(printed);
    return Math.abs(year - nearYear) <= 2 ? year : null;
  };
  const named = (at: number, day: string | undefined, month: string | undefined, printedYear: string | undefined) => {
    const number = monthOf(month ?? "");
    if (number === null) return false;
    const year = yearOf(printedYear);
    if (year !== null) return add(at, [dateOf(year, number, Number(day))]);
    // 29 February exists in a leap year only: there the distance decides between those that have it.
    const candidates = [nearYear, nearYear + 1, nearYear - 1].map((other) => dateOf(other, number, Number(day)));
    return add(at, [nearestOf(candidates, near)]);
  };
  for (const { index, 1: year, 2: month, 3: day } of text.matchAll(yearFirst))
    add(index, [dateOf(Number(year), Number(month), Number(day))]);
  for (const { index, 1: first, 2: sign, 3: second, 4: printed } of text.matchAll(yearLast)) {
    const year = yearOf(printed);
    if (year === null) continue;
    const [a, b] = [Number(first), Number(second)];
    add(index, [dateOf(year, b, a), sign === "/" || sign === "-" ? dateOf(year, a, b) : null]);
  }
  const taken: (readonly [from: number, to: number])[] = [];
  for (const { 0: whole, index, 1: day, 2: month, 3: year } of text.matchAll(dayFirst)) {
    if (named(index, day, month, year)) taken.push([index, index + whole.length]);
  }
  for (const { index, 1: month, 2: day, 3: year } of text.matchAll(monthFirst)) {
    // The month of "23 NOV 14" has its day.
    if (taken.every(([from, to]) => index < from || index >= to)) named(index, day, month, year);
  }
  return found.toSorted((a, b) => a.at - b.at);
}

const distance = (date: string, near: string) => Math.abs(Date.parse(date) - Date.parse(near));

function nearestOf(dates: readonly (string | null)[], near: string): string | null {
  let nearest: string | null = null;
  for (const date of dates)
    if (date !== null && (nearest === null || distance(date, near) < distance(nearest, near))) nearest = date;
  return nearest;
}
