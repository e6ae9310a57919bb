import type { AirportTime } from "@gatehouse/domain/flights";
import { localClock } from "@gatehouse/domain/time";

/** Clocks change on the half hour, so that an offset holds for one. */
const slot = 1800;
const offsets = new Map<string, number>();
const maxKept = 50_000;

/** Seconds by which a zone's clock is ahead of UTC; kept, because a search asks tens of thousands of times. */
function offsetOf(utc: number, zone: string): number {
  const key = `${zone} ${Math.floor(utc / slot)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = Math.floor(utc / slot) * slot;
  const { date, time } = localClock(start, zone);
  const offset = Date.parse(`${date}T${time}:00Z`) / 1000 - start;
  if (offsets.size >= maxKept) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** An instant as a simulated flight gives it: in seconds since 1970, UTC, with what the clock of the airport's zone shows. */
export function airportTime(utc: number, zone: string): AirportTime {
  const local = new Date((utc + offsetOf(utc, zone)) * 1000).toISOString().slice(0, 16);
  return { utc, local, zone };
}

/**
 * The instant at which an airport's clock shows a date and a minute of the day; where it shows it twice or never, one that is near.
 * @param midnight the date's midnight as if it were UTC, in seconds since 1970
 */
export function airportInstant(midnight: number, minute: number, zone: string): number {
  const wall = midnight + minute * 60;
  const guess = wall - offsetOf(wall, zone);
  return wall - offsetOf(guess, zone);
}
