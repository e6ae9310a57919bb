/** Local hours in which nobody is woken, as "21:00": from one, up to the other, over midnight where that is the earlier one. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** The hours that hold for vendors who have said none. */
export const quietHours: QuietHours = { from: "21:00", until: "08:00" };

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

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60;
};

/** When the quiet hours of a zone end that hold at an instant; undefined where none hold. */
function endOfQuiet(at: number, zone: string, hours: QuietHours): number | undefined {
  const now = secondsOfDay(at, zone);
  const [from, until] = [secondsOf(hours.from), secondsOf(hours.until)];
  if (now === undefined) return undefined;
  const isQuiet = from < until ? now >= from && now < until : now >= from || now < until;
  if (!isQuiet) return undefined;
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
 * @param hours those of the vendor in whose name it goes, where it has said some
 */
export function quietUntil(at: number, zones: readonly string[], hours = quietHours): number | undefined {
  let free = at;
  for (let tries = 0; tries <= zones.length * 3; tries += 1) {
    const [end] = zones.flatMap((zone) => endOfQuiet(free, zone, hours) ?? []);
    if (end === undefined) return free === at ? undefined : free;
    free = end;
    if (free - at > 2 * day) break;
  }
  return zones[0] === undefined ? undefined : endOfQuiet(at, zones[0], hours);
}
