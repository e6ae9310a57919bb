const daySeconds = 86_400;

/** Day number of a calendar date (1970-01-01 is 0); undefined for what is no date, 2026-02-30 included. */
export function dayNumber(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  // Some engines roll 30 February over into March.
  return Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(date)
    ? undefined
    : milliseconds / 1000 / daySeconds;
}

/** The calendar date (yyyy-mm-dd) so many days after another; a date that is none throws a RangeError. */
export function addDays(date: string, days: number): string {
  const number = dayNumber(date);
  if (number === undefined) throw new RangeError(`${date} is no date.`);
  return new Date((number + days) * daySeconds * 1000).toISOString().slice(0, 10);
}

/** Calendar days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined) throw new RangeError(`${from} or ${to} is no date.`);
  return last - first;
}
