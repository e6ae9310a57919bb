/** The zones that operations read the clock in (UI-3): "EST" is New York time with its true abbreviation. */
export type OperationsZone = "Asia/Kolkata" | "America/New_York";

/** A wall clock reading: `HH:MM:SS` and the abbreviation valid at that instant (IST, EST or EDT). */
export interface ZonedClock {
  readonly time: string;
  readonly abbreviation: string;
}

const formats = new Map<OperationsZone, Intl.DateTimeFormat>();

function format(zone: OperationsZone): Intl.DateTimeFormat {
  let found = formats.get(zone);
  if (!found) {
    // en-IN knows "IST", en-US knows "EST" and "EDT"; other locales print offsets.
    found = new Intl.DateTimeFormat(zone === "Asia/Kolkata" ? "en-IN" : "en-US", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    });
    formats.set(zone, found);
  }
  return found;
}

/**
 * What a clock of the operations shows at an instant, with the abbreviation of its zone.
 * @param epochSeconds an instant in seconds since 1970, UTC
 */
export function zonedClock(epochSeconds: number, zone: OperationsZone): ZonedClock {
  const part: Record<string, string> = {};
  for (const { type, value } of format(zone).formatToParts(epochSeconds * 1000)) part[type] = value;
  return { time: `${part["hour"]}:${part["minute"]}:${part["second"]}`, abbreviation: part["timeZoneName"] ?? "" };
}
