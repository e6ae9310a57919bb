const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  let found = formats.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone, found);
  }
  return found;
}

/** Seconds by which the wall clock of a zone is ahead of UTC at an instant. */
function offsetAt(epochSeconds: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of format(zone).formatToParts(epochSeconds * 1000)) part[type] = Number(value);
  const wall = Date.UTC(
    part["year"] ?? 0,
    (part["month"] ?? 1) - 1,
    part["day"],
    part["hour"],
    part["minute"],
    part["second"],
  );
  return wall / 1000 - epochSeconds;
}

/**
 * The instant at which a wall clock shows a local date and time. Where the clock shows it twice (autumn), the earlier one unless
 * the later is asked for; where it jumps over it (spring), as far after the jump as the time lies in the gap, which is what
 * `java.time` says too.
 * @param date YYYY-MM-DD
 * @param time HH:MM
 * @param zone IANA time zone; an unknown one throws a RangeError
 * @returns seconds since 1970, UTC
 */
export function localInstant(date: string, time: string, zone: string, twice: "earlier" | "later" = "earlier"): number {
  const { valid, before } = readings(date, time, zone);
  if (valid.length === 0) return before;
  return twice === "earlier" ? Math.min(...valid) : Math.max(...valid);
}

/**
 * What a change of the clock (daylight saving) does to a local date and time: the clock jumps over it, or shows it twice.
 * Parameters and errors as `localInstant`.
 */
export function clockChange(date: string, time: string, zone: string): "skipped" | "twice" | undefined {
  const { valid } = readings(date, time, zone);
  if (valid.length === 0) return "skipped";
  return valid[0] !== valid.at(-1) ? "twice" : undefined;
}

/** The instants (seconds) at which the clock shows it, and the one by the rule that held the day before. */
function readings(
  date: string,
  time: string,
  zone: string,
): { readonly valid: readonly number[]; readonly before: number } {
  const wall = Date.parse(`${date}T${time}:00Z`) / 1000;
  if (Number.isNaN(wall)) throw new RangeError(`${date} ${time} is no date and time.`);
  // A day before and after lie outside any jump of the clock.
  const [before, after] = [wall - offsetAt(wall - 86_400, zone), wall - offsetAt(wall + 86_400, zone)];
  const valid = [before, after].filter((instant) => instant + offsetAt(instant, zone) === wall);
  return { valid, before };
}

/**
 * What the wall clock of a zone shows at an instant.
 * @param epochSeconds seconds since 1970, UTC
 * @returns date YYYY-MM-DD and time HH:MM
 */
export function localClock(epochSeconds: number, zone: string): { readonly date: string; readonly time: string } {
  const shown = new Date((epochSeconds + offsetAt(epochSeconds, zone)) * 1000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
