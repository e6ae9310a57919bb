import { addDays } from "../../time/index.ts";
import type { ItineraryContent } from "../itinerary.ts";
import { clockChangeAt, dayOf, hourOf, instantOf, isLocalTime, isZone, type LocalTime, spanOf } from "../local-time.ts";
import { endOf, type Piece, piecesOf, startOf } from "../piece.ts";
import { foldLine, localValue, textValue, utcValue } from "./content-line.ts";
import { zoneDefinition } from "./zone-definition.ts";

/** The words of an event, in the reader's language. */
export interface EventWords {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

export interface TripCalendar {
  /** The product that writes it. */
  readonly product: string;
  /** Tells the trip from all others, for ever: vendor and booking number. */
  readonly tripId: string;
  /** The product's host name, which makes the names of events unique in the world. */
  readonly host: string;
  readonly version: number;
  /** When the version was published, seconds since 1970, UTC. */
  readonly publishedAt: number;
  readonly name: string;
  readonly words: (of: Piece) => EventWords;
  /** Pieces of earlier versions that are no more on the itinerary: calendars that have them take them out. */
  readonly removed?: readonly Piece[];
}

const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, "-");

/** The name of an event: the same in every version of the trip. */
const uidOf = ({ tripId, host }: TripCalendar, { kind, piece }: Piece): string =>
  `${safe(tripId)}-${kind}-${safe(piece.id)}@${host}`;

/** A day alone is a day; without a zone the clock counts wherever one is; an hour that the clock shows twice is named by its instant. */
function timeLine(name: string, { dateTime, zone }: LocalTime, instant: number | null): string {
  if (hourOf(dateTime) === "") return `${name};VALUE=DATE:${localValue(dateTime)}`;
  if (!isZone(zone) || instant === null) return `${name}:${localValue(dateTime)}`;
  if (zone === "UTC" || clockChangeAt({ dateTime, zone }) !== undefined) return `${name}:${utcValue(instant)}`;
  return `${name};TZID=${zone}:${localValue(dateTime)}`;
}

/** The lines that say when; none for a piece that has no time yet. */
function timeLines(of: Piece): readonly string[] {
  const [start, end] = [startOf(of), endOf(of)];
  if (!isLocalTime(start.dateTime)) return [];
  const span = spanOf(start, end);
  const isDay = hourOf(start.dateTime) === "";
  const starts = timeLine("DTSTART", start, span.start);
  if (!isLocalTime(end.dateTime)) return [starts];
  if (isDay) {
    // Both ends are days, or neither is. The last day of a stay is the one on which it ends, of which calendars count none.
    const last = of.kind === "accommodation" ? dayOf(end.dateTime) : addDays(dayOf(end.dateTime), 1);
    return last > start.dateTime ? [starts, `DTEND;VALUE=DATE:${localValue(last)}`] : [starts];
  }
  // A stay of which only the hour of the check-in is known ends with the day of the check-out.
  const until = hourOf(end.dateTime) === "" ? { ...end, dateTime: `${end.dateTime}T23:59` } : end;
  const instant = span.end ?? instantOf(until, "last");
  if (span.start !== null && instant !== null ? instant <= span.start : until.dateTime <= start.dateTime)
    return [starts];
  // Floating and fixed times cannot be mixed.
  if ((span.start === null) !== (instant === null)) return [starts];
  return [starts, timeLine("DTEND", until, instant)];
}

function eventLines(calendar: TripCalendar, of: Piece, isRemoved: boolean): readonly string[] {
  const times = timeLines(of);
  if (times.length === 0) return [];
  const { summary, description, location } = calendar.words(of);
  const isStay = of.kind === "accommodation" || of.kind === "car";
  return [
    "BEGIN:VEVENT",
    `UID:${uidOf(calendar, of)}`,
    `SEQUENCE:${calendar.version}`,
    `DTSTAMP:${utcValue(calendar.publishedAt)}`,
    ...times,
    `SUMMARY:${textValue(summary)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${textValue(description)}`]),
    ...(location === "" ? [] : [`LOCATION:${textValue(location)}`]),
    `STATUS:${isRemoved || of.piece.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    // Who has a hotel is not busy all day.
    `TRANSP:${isStay ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

/** The zones that events name, with the time in which they are named. */
function zoneLines(pieces: readonly Piece[]): readonly string[] {
  const spans = new Map<string, { from: number; to: number }>();
  for (const time of pieces.flatMap((of) => [startOf(of), endOf(of)])) {
    const instant = isZone(time.zone) && time.zone !== "UTC" ? instantOf(time, "last") : null;
    if (instant === null) continue;
    const span = spans.get(time.zone) ?? { from: instant, to: instant };
    spans.set(time.zone, { from: Math.min(span.from, instant), to: Math.max(span.to, instant) });
  }
  return [...spans].flatMap(([zone, { from, to }]) => zoneDefinition(zone, from, to));
}

/**
 * A trip as a calendar file (RFC 5545; TRP-13). Imported twice, or in a later version, it makes no doubles: each piece has its name
 * for ever, and the version is the number by which calendars know the newer one.
 */
export function tripCalendar(content: ItineraryContent, calendar: TripCalendar): string {
  const pieces = piecesOf(content);
  const present = new Set(pieces.map(({ kind, piece }) => `${kind}|${piece.id}`));
  const removed = (calendar.removed ?? []).filter(({ kind, piece }) => !present.has(`${kind}|${piece.id}`));
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textValue(calendar.product)}//Trips//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${textValue(calendar.name)}`,
    ...zoneLines([...pieces, ...removed]),
    ...pieces.flatMap((of) => eventLines(calendar, of, false)),
    ...removed.flatMap((of) => eventLines(calendar, of, true)),
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
}
