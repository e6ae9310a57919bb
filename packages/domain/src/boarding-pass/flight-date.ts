const day = 86_400_000;

/** The date of a day of a year, YYYY-MM-DD; null where the year has no such day (366). */
function dateOf(year: number, dayOfYear: number): string | null {
  const date = new Date(Date.UTC(year, 0, dayOfYear));
  return date.getUTCFullYear() === year ? date.toISOString().slice(0, 10) : null;
}

/**
 * The date that a pass means: day of the year in the year that brings it nearest to the departure (BP-7). Day 1 on a pass
 * for a departure on 31 December is the next day, not 364 days ago.
 * @param dayOfYear 1 to 366
 * @param departure airport-local date, YYYY-MM-DD
 * @returns YYYY-MM-DD; null where none of the three years around has the day, or `departure` is no date
 */
export function flightDateOf(dayOfYear: number, departure: string): string | null {
  const [near, year] = [Date.parse(`${departure}T00:00:00Z`), Number(departure.slice(0, 4))];
  if (Number.isNaN(near) || !Number.isInteger(dayOfYear) || dayOfYear < 1 || dayOfYear > 366) return null;
  const distance = (date: string) => Math.abs(Date.parse(`${date}T00:00:00Z`) - near);
  let nearest: string | null = null;
  for (const date of [year, year + 1, year - 1].map((candidate) => dateOf(candidate, dayOfYear)))
    if (date !== null && (nearest === null || distance(date) < distance(nearest))) nearest = date;
  return nearest;
}

/** The day of the year of a date, 1 to 366. @param date YYYY-MM-DD */
export const dayOfYearOf = (date: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / day) + 1;
