import { localClock } from "../time/index.ts";

/** Seconds. Every offset that a zone has had since 1970 changes at a quarter of an hour of UTC. */
const quarter = 900;
const daySeconds = 86_400;
const remembered = 20_000;

const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

/** A function that remembers what it found, up to so many answers. */
function remember<Answer>(find: (key: number) => Answer): (key: number) => Answer {
  const found = new Map<number, Answer>();
  return (key) => {
    let answer = found.get(key);
    if (answer === undefined) {
      answer = find(key);
      if (found.size >= remembered) found.clear();
      found.set(key, answer);
    }
    return answer;
  };
}

/**
 * Reads instants off the clock of one zone, many in a row: asking the calendar takes microseconds each time, and a report has
 * millions of instants, so each quarter of an hour is asked once.
 * @param zone IANA time zone; an unknown one throws a RangeError at the first reading
 * @returns seconds since 1970, UTC → `YYYY-MM-DD HH:MM:SS`
 */
export function clockReader(zone: string): (epochSeconds: number) => string {
  const offsetOf = remember((slot) => {
    const { date, time } = localClock(slot * quarter, zone);
    return Date.parse(`${date}T${time}Z`) / 1000 - slot * quarter;
  });
  const dayOf = remember((day) => new Date(day * daySeconds * 1000).toISOString().slice(0, 10));
  return (epochSeconds) => {
    const wall = epochSeconds + offsetOf(Math.floor(epochSeconds / quarter));
    const day = Math.floor(wall / daySeconds);
    const second = wall - day * daySeconds;
    return `${dayOf(day)} ${two[Math.floor(second / 3600)]}:${two[Math.floor(second / 60) % 60]}:${two[second % 60]}`;
  };
}
