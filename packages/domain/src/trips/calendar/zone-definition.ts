import { offsetMinutes } from "../local-time.ts";
import { localValue } from "./content-line.ts";

const day = 86_400;
const week = 7 * day;
const minute = 60;

/** An offset as calendars write it: -0500. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** The first minute at which the offset is no more what it was at `from`; `to` lies after it. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetMinutes(from, zone);
  let [low, high] = [from, to];
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (offsetMinutes(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** What a clock shows at an instant that is ahead of UTC by so many minutes. */
const shown = (at: number, offset: number): string =>
  localValue(new Date((at + offset * minute) * 1000).toISOString().slice(0, 16));

interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** A week at a time: no clock has changed and changed back within one. */
function changesOf(zone: string, from: number, to: number): readonly Change[] {
  const changes: Change[] = [];
  let before = offsetMinutes(from, zone);
  for (let at = from; at < to; at += week) {
    const after = offsetMinutes(at + week, zone);
    if (before !== after) changes.push({ at: changeBetween(at, at + week, zone), before, after });
    before = after;
  }
  return changes;
}

/**
 * What a calendar file says of a zone: its offset at the beginning of a time, and every change of the clock until its end. Plain
 * dates of changes, no rules: they are what the machine's own table of zones says, and hold for exactly that time.
 * @param from seconds since 1970, UTC
 */
export function zoneDefinition(zone: string, from: number, to: number): readonly string[] {
  // What holds at the beginning has held since long before: everything lies after it.
  const first = Math.floor(from / day) * day - day;
  const changes = changesOf(zone, first, to + 2 * day);
  const base = offsetMinutes(first, zone);
  const observed = (kind: string, starts: string, before: number, after: number) => [
    `BEGIN:${kind}`,
    `DTSTART:${starts}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observed("STANDARD", "19700101T000000", base, base),
    ...changes.flatMap(({ at, before, after }) =>
      // The moment of a change is written as the clock showed it before.
      observed(after > before ? "DAYLIGHT" : "STANDARD", shown(at, before), before, after),
    ),
    "END:VTIMEZONE",
  ];
}
