import { addDays, addMonths, daysBetween, firstOfMonth, isDate, startOfWeek } from "../time/index.ts";
import { type Comparison, type Unit, units, type When } from "./plan.ts";

/** Days, both of them included, `YYYY-MM-DD`; an end that is missing is open. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

const monthsIn: Readonly<Record<Exclude<Unit, "day" | "week">, number>> = { month: 1, quarter: 3, year: 12 };
const monday = 1;
/** The most units that a question may look back or ahead. */
export const mostUnits = 1000;

const shift = (date: string, count: number, unit: Unit): string => {
  if (unit === "day") return addDays(date, count);
  return unit === "week" ? addDays(date, 7 * count) : addMonths(date, count * monthsIn[unit]);
};

function startOf(unit: Unit, date: string): string {
  switch (unit) {
    case "day":
      return date;
    case "week":
      return startOfWeek(date, monday);
    case "month":
      return firstOfMonth(date);
    case "quarter":
      return firstOfMonth(addMonths(date, -((Number(date.slice(5, 7)) - 1) % 3)));
    case "year":
      return `${date.slice(0, 4)}-01-01`;
  }
}

/** The parts of what `when` says; undefined for what says nothing. */
export function readWhen(
  text: string,
):
  | { readonly kind: "today" | "yesterday" | "tomorrow" }
  | { readonly kind: "last" | "next"; readonly count: number; readonly unit: Unit }
  | { readonly kind: "this" | "previous" | "following"; readonly unit: Unit }
  | { readonly kind: "days"; readonly days: Days }
  | undefined {
  if (text === "today" || text === "yesterday" || text === "tomorrow") return { kind: text };
  const unitOf = (word: string | undefined) => units.find((unit) => unit === word);
  const [, lastOrNext, digits = "", counted] = /^(last|next) ([1-9]\d{0,3}) (\w+)$/.exec(text) ?? [];
  const countedUnit = unitOf(counted);
  if ((lastOrNext === "last" || lastOrNext === "next") && countedUnit && Number(digits) <= mostUnits)
    return { kind: lastOrNext, count: Number(digits), unit: countedUnit };
  const [, which, word] = /^(this|previous|following) (\w+)$/.exec(text) ?? [];
  const unit = unitOf(word);
  if ((which === "this" || which === "previous" || which === "following") && unit) return { kind: which, unit };
  const [, from = "", to = ""] = /^([\d-]*)\.\.([\d-]*)$/.exec(text) ?? [];
  if (from === "" && to === "") return undefined;
  if ((from !== "" && !isDate(from)) || (to !== "" && !isDate(to)) || (from !== "" && to !== "" && from > to))
    return undefined;
  return { kind: "days", days: { ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) } };
}

/** Whether a text names a span of days that a question of analytics can be about. */
export const isWhen = (text: string): text is When => readWhen(text) !== undefined;

/** The days that are meant. @param today the day of UTC on which it is asked */
export function daysOf(when: When | null, today: string): Days {
  const read = when === null ? undefined : readWhen(when);
  switch (read?.kind) {
    case undefined:
      return {};
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "tomorrow":
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case "last":
      return { from: addDays(shift(today, -read.count, read.unit), 1), to: today };
    case "next":
      return { from: addDays(today, 1), to: shift(today, read.count, read.unit) };
    case "this":
    case "previous":
    case "following": {
      const from = startOf(
        read.unit,
        shift(startOf(read.unit, today), { this: 0, previous: -1, following: 1 }[read.kind], read.unit),
      );
      return { from, to: addDays(shift(from, 1, read.unit), -1) };
    }
    case "days":
      return read.days;
  }
}

/**
 * The days with which those are compared; undefined where they are open. What has not ended is compared with as much of the one before:
 * this month until the 20th with the month before until its 20th.
 */
export function daysAgainst(when: When, against: Comparison, today: string): Required<Days> | undefined {
  const { from, to } = daysOf(when, today);
  if (from === undefined || to === undefined) return undefined;
  const read = readWhen(when);
  const calendar =
    read?.kind === "this" || read?.kind === "previous" || read?.kind === "following" ? read.unit : undefined;
  const end = read?.kind === "this" && to > today ? today : to;
  if (against === "lastYear") return { from: addMonths(from, -12), to: addMonths(end, -12) };
  if (calendar === undefined) {
    const length = daysBetween(from, to) + 1;
    return { from: addDays(from, -length), to: addDays(to, -length) };
  }
  const start = shift(from, -1, calendar);
  const last = addDays(from, -1);
  const sameDay = addDays(start, daysBetween(from, end));
  return { from: start, to: end === to || sameDay > last ? last : sameDay };
}
