/** Local hours in which nobody is woken: from 21:00 up to 08:00. */
export const quietHours = { from: 21, until: 8 } as const;

const day = 86_400;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Seconds since midnight on the clocks of a zone; undefined for a zone that nobody knows. */
function secondsOfDay(at: number, zone: string): number | undefined {
  let format = formats.get(zone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat("en-GB", {
        timeZone: zone,
        hour: "2-digit",
        minute: "2-digit",
        second: "2-digit",
        hourCycle: "h23",
      });
    } catch {
      return undefined;
    }
    formats.set(zone, format);
  }
  const [hours = 0, minutes = 0, seconds = 0] = format
    .format(at * 1000)
    .split(":")
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** When the quiet hours of a zone end that hold at an instant; undefined where none hold. */
function endOfQuiet(at: number, zone: string): number | undefined {
  const now = secondsOfDay(at, zone);
  const [from, until] = [quietHours.from * 3600, quietHours.until * 3600];
  if (now === undefined || (now >= until && now < from)) return undefined;
  const guess = at + ((until - now + day) % day);
  // Clocks that change meanwhile make the night shorter or longer.
  const off = (secondsOfDay(guess, zone) ?? until) - until;
  return guess - off;
}

/**
 * Until when a message waits that nobody needs at night; undefined where it may go at once. Of somebody who may be in one of several
 * zones it is night while it is in any of them; where that would never end, the first zone counts.
 * @param at seconds since 1970, UTC
 * @param zones IANA names
 */
export function quietUntil(at: number, zones: readonly string[]): number | undefined {
  let free = at;
  for (let tries = 0; tries <= zones.length * 3; tries += 1) {
    const [end] = zones.flatMap((zone) => endOfQuiet(free, zone) ?? []);
    if (end === undefined) return free === at ? undefined : free;
    free = end;
    if (free - at > 2 * day) break;
  }
  return zones[0] === undefined ? undefined : endOfQuiet(at, zones[0]);
}
