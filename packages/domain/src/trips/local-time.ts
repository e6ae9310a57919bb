import { clockChange, isDate, isTime, localClock, localInstant } from "../time/index.ts";

/** What a clock shows at a place: `YYYY-MM-DDTHH:mm`, or the day alone; with the IANA zone of the place, empty where unknown. */
export interface LocalTime {
  readonly dateTime: string;
  readonly zone: string;
}

const minutes = 60;
const hours = 3600;

/** The day that a local time names; empty where it names none. */
export const dayOf = (dateTime: string): string => (isDate(dateTime.slice(0, 10)) ? dateTime.slice(0, 10) : "");

/** The hour of a local time, `HH:mm`; empty for a day alone. */
export const hourOf = (dateTime: string): string => (isLocalDateTime(dateTime) ? dateTime.slice(11) : "");

/** Whether a text is a day that exists with an hour: `2026-11-30T08:40`. */
export const isLocalDateTime = (text: string): boolean =>
  text.length === 16 && text[10] === "T" && isDate(text.slice(0, 10)) && isTime(text.slice(11));

/** Whether a text is a day that exists, with or without an hour. */
export const isLocalTime = (text: string): boolean => isDate(text) || isLocalDateTime(text);

const zones = new Map<string, boolean>();

/** Whether a text is the name of an IANA time zone that this machine knows. An offset ("+01:00") is none. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(zone)) return false;
  let known = zones.get(zone);
  if (known === undefined) {
    try {
      known = new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
    } catch {
      known = false;
    }
    // Names come out of files that strangers made: what is remembered stays small.
    if (zones.size < 2000) zones.set(zone, known);
  }
  return known;
}

/** What counts as the hour of a day alone. */
export type HourOfDay = "first" | "last";

const hourFor = (dateTime: string, ofDay: HourOfDay) => hourOf(dateTime) || (ofDay === "first" ? "00:00" : "23:59");

/**
 * The instant of a local time.
 * @param ofDay which minute counts where only the day is known
 * @param twice which of the two, in the hour that autumn shows twice
 * @returns seconds since 1970, UTC; null where the zone is not known or the text is no local time
 */
export function instantOf(
  { dateTime, zone }: LocalTime,
  ofDay: HourOfDay = "first",
  twice: "earlier" | "later" = "earlier",
): number | null {
  if (!isLocalTime(dateTime) || !isZone(zone)) return null;
  return localInstant(dayOf(dateTime), hourFor(dateTime, ofDay), zone, twice);
}

/**
 * The instants at which something begins and ends. In the hour that autumn shows twice it ends at the second showing where it would
 * otherwise end before it begins.
 */
export function spanOf(
  start: LocalTime,
  end: LocalTime,
): { readonly start: number | null; readonly end: number | null } {
  const begins = instantOf(start);
  const ends = instantOf(end, "last");
  if (begins === null || ends === null || ends > begins) return { start: begins, end: ends };
  return { start: begins, end: instantOf(end, "last", "later") };
}

/**
 * The earliest and the latest instant that a local time can mean: one instant where its zone is known, otherwise whatever the zones
 * of the earth allow, from fourteen hours ahead of UTC to twelve behind. Null for what is no local time.
 */
export function possibleInstants(
  time: LocalTime,
  ofDay: HourOfDay,
): { readonly earliest: number; readonly latest: number } | null {
  const instant = instantOf(time, ofDay);
  if (instant !== null) return { earliest: instant, latest: instant };
  if (!isLocalTime(time.dateTime)) return null;
  const utc = localInstant(dayOf(time.dateTime), hourFor(time.dateTime, ofDay), "UTC");
  return { earliest: utc - 14 * hours, latest: utc + 12 * hours };
}

/** What the clock of a zone shows at an instant, as `YYYY-MM-DDTHH:mm`. */
export function localTimeAt(epochSeconds: number, zone: string): string {
  const { date, time } = localClock(epochSeconds, zone);
  return `${date}T${time}`;
}

/** Minutes by which the clock of a zone is ahead of UTC at an instant. */
export const offsetMinutes = (epochSeconds: number, zone: string): number =>
  Math.round((Date.parse(`${localTimeAt(epochSeconds, zone)}:00Z`) / 1000 - epochSeconds) / minutes);

/** What a change of the clock does to a local time: it does not exist, or exists twice. */
export const clockChangeAt = ({ dateTime, zone }: LocalTime): "skipped" | "twice" | undefined =>
  isLocalDateTime(dateTime) && isZone(zone) ? clockChange(dayOf(dateTime), hourOf(dateTime), zone) : undefined;
