/**
 * Days of the Gregorian calendar as texts `YYYY-MM-DD`, without any time zone: a day is the same text everywhere, compares and
 * sorts as text, and survives every wire. What is given must be a date (`isDate`); nonsense throws a RangeError.
 */

const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** The bounds of every date picker that names no other (UI-4). */
export const dateBounds: DateBounds = { min: "1900-01-01", max: "2099-12-31" };

/** Both ends belong to it, `YYYY-MM-DD`. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

const toMs = (date: string): number => {
  const ms = shape.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`${date} is no date.`);
  return ms;
};
const fromMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!shape.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && fromMs(ms) === text;
}

/** The date some days after another, or before it. @param days may be negative */
export const addDays = (date: string, days: number): string => fromMs(toMs(date) + days * dayMs);

/** The same day of another month, or that month's last day where it is shorter: 31 January + 1 month is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = parts(date);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return fromMs(first.getTime() + (Math.min(day, last) - 1) * dayMs);
}

/** How many days `to` lies after `from`; negative when before. */
export const daysBetween = (from: string, to: string): number => (toMs(to) - toMs(from)) / dayMs;

/** The weekday of a date by ISO 8601: Monday 1 … Sunday 7. */
export const weekday = (date: string): number => new Date(toMs(date)).getUTCDay() || 7;

/** The first day of a date's month. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
/** The last day of a date's month. */
export const lastOfMonth = (date: string): string => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The first day of its week. @param firstDay ISO weekday on which weeks begin, see `firstDayOfWeek` */
export const startOfWeek = (date: string, firstDay: number): string =>
  addDays(date, -((weekday(date) - firstDay + 7) % 7));

/**
 * The weeks that a month touches, each seven days long; the days of its neighbours are undefined.
 * @param month any day of it
 * @param firstDay ISO weekday on which weeks begin
 */
export function monthWeeks(month: string, firstDay: number): readonly (readonly (string | undefined)[])[] {
  const last = lastOfMonth(month);
  const weeks: (string | undefined)[][] = [];
  for (let start = startOfWeek(firstOfMonth(month), firstDay); start <= last; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) =>
        day.slice(0, 7) === month.slice(0, 7) ? day : undefined,
      ),
    );
  }
  return weeks;
}

/** Whether a date lies between two bounds, both included. */
export const isWithin = (date: string, { min, max }: DateBounds): boolean => min <= date && date <= max;

/** The nearest day inside the bounds. */
export const clampDate = (date: string, { min, max }: DateBounds): string =>
  date < min ? min : date > max ? max : date;

function parts(date: string): readonly [number, number, number] {
  toMs(date);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}
