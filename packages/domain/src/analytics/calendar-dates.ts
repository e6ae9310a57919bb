import { en, fr, type ParsedResult } from "chrono-node";
import { isDate, lastOfMonth } from "../time/index.ts";
import { folded } from "./text.ts";

/** A day, a month or a year that a question names, and where. */
export interface NamedDays {
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
  /** Two ends were named. */
  readonly range: boolean;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** The day that is named; without a year the latest that is not to come. */
function daysIn(
  found: ParsedResult["start"],
  today: string,
): { readonly from: string; readonly to: string } | undefined {
  const month = found.get("month");
  const day = found.get("day");
  if (!found.isCertain("month") || month === null || day === null) return undefined;
  const dateIn = (inYear: number): string => `${inYear}-${two(month)}-${two(day)}`;
  const thisYear = Number(today.slice(0, 4));
  const named = found.isCertain("year") ? found.get("year") : null;
  const from = dateIn(named ?? (dateIn(thisYear) > today ? thisYear - 1 : thisYear));
  if (!isDate(from)) return undefined;
  return { from, to: from };
}

const iso = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g;
const year = /(?<![\p{L}\p{N}_-])(?:19|20)\d{2}(?![\p{L}\p{N}_-])/gu;
/** A month by itself is one after a word that leads to it: "may" is a verb, too. */
const leads =
  /(?:^|[^\p{L}])(?:in|of|since|from|until|to|and|between|during|for|en|de|d['’]|depuis|mois de|jusqu['’]en|entre)\s*$/iu;
const letters = /\p{L}{3,}/u;

/** Months by their names without accents, in English and French. */
const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "january february march april may june july august september october november december",
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  ].flatMap((names) => names.split(" ").map((name, index) => [name, index + 1])),
);
const monthOfYear = /(?<!\p{L})(\p{L}{3,9})(?:,?\s+(?:of\s+|de\s+)?((?:19|20)\d{2}))?(?![\p{L}\p{N}])/gu;

/**
 * Days, months and years that are named by the calendar. chrono-node reads them; what it would have to guess at is left alone.
 * @param question with blanks where something else was understood
 * @param today the day of UTC on which it is asked
 */
export function calendarDates(question: string, today: string): NamedDays[] {
  const found: NamedDays[] = [];
  let text = question;
  const take = (start: number, end: number, days: { readonly from: string; readonly to: string }, range = false) => {
    found.push({ ...days, start, end, range });
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  };
  for (const match of question.matchAll(iso))
    if (isDate(match[0])) take(match.index, match.index + match[0].length, { from: match[0], to: match[0] });
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const reader of [en.strict, fr.strict])
    for (const result of reader.parse(text, reference)) {
      const { index, text: said, start, end } = result;
      if (!letters.test(said) || start.isCertain("hour") || !start.isCertain("day") || !/\d/.test(said)) continue;
      const first = daysIn(start, today);
      const second = end ? daysIn(end, today) : first;
      if (first && second && first.from <= second.to)
        take(index, index + said.length, { from: first.from, to: second.to }, end !== null && end !== undefined);
    }
  for (const match of text.matchAll(monthOfYear)) {
    const month = months[folded(match[1] ?? "")];
    if (month === undefined || !leads.test(text.slice(0, match.index))) continue;
    const firstIn = (inYear: number): string => `${inYear}-${two(month)}-01`;
    const thisYear = Number(today.slice(0, 4));
    const from = firstIn(match[2] ? Number(match[2]) : firstIn(thisYear) > today ? thisYear - 1 : thisYear);
    take(match.index, match.index + match[0].length, { from, to: lastOfMonth(from) });
  }
  for (const match of text.matchAll(year))
    take(match.index, match.index + 4, { from: `${match[0]}-01-01`, to: `${match[0]}-12-31` });
  return found.toSorted((one, other) => one.start - other.start);
}
