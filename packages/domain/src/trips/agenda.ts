import type { ItineraryContent } from "./itinerary.ts";
import {
  dayOf,
  type HourOfDay,
  isZone,
  type LocalTime,
  offsetMinutes,
  possibleInstants,
  spanOf,
} from "./local-time.ts";
import { endOf, type Piece, piecesOf, startOf } from "./piece.ts";

/** A piece that begins or ends. */
export interface AgendaEvent {
  readonly of: Piece;
  readonly at: "start" | "end";
  readonly time: LocalTime;
  /** Seconds since 1970, UTC; null where the zone is not known. */
  readonly instant: number | null;
  /** Minutes by which the clock here differs from the one before: -60 where it goes back one hour. Zero where nobody knows. */
  readonly clockShift: number;
  /** The place before has another zone, as opposed to a clock that changes where one is. */
  readonly zoneChanged: boolean;
}

/** Events of one local day. The same day comes twice where the trip crosses the date line eastwards. */
export interface AgendaDay {
  readonly date: string;
  readonly events: readonly AgendaEvent[];
}

/** Order of events of the same instant: what ends makes room for what begins. */
const rank = ({ at }: Pick<AgendaEvent, "at">) => (at === "end" ? 0 : 1);

interface Timed {
  readonly of: Piece;
  readonly at: "start" | "end";
  readonly time: LocalTime;
  readonly instant: number | null;
  readonly order: number;
}

const isDayOnly = ({ dateTime }: LocalTime): boolean => dateTime.length === 10;

function eventsOf(of: Piece): readonly Timed[] {
  const [start, end] = [startOf(of), endOf(of)];
  const span = spanOf(start, end);
  /** Where an event stands: where its zone is not known, as if it were in that of the piece's other end. */
  const placeOf = (time: LocalTime, ofDay: HourOfDay): number | null => {
    const zone = [time.zone, end.zone, start.zone].find(isZone) ?? "";
    const possible = possibleInstants({ ...time, zone }, ofDay);
    return possible && (possible.earliest + possible.latest) / 2;
  };
  const begins = span.start ?? placeOf(start, "first");
  const ends = span.end ?? placeOf(end, "last");
  // Where the hour is open one comes to a stay or a car after the rides of the day, and leaves it before them.
  const isPlace = of.kind === "accommodation" || of.kind === "car";
  const first = isPlace && isDayOnly(start) ? placeOf(start, "last") : begins;
  const last = isPlace && isDayOnly(end) ? placeOf(end, "first") : ends;
  return [
    ...(first === null ? [] : [{ of, at: "start", time: start, instant: span.start, order: first } as const]),
    ...(last === null
      ? []
      : [{ of, at: "end", time: end, instant: span.end, order: Math.max(last, first ?? last) } as const]),
  ];
}

/** The timeline of a trip by local days, with every change of the clock named (TRP-4). Cancelled pieces are not on it. */
export function agendaOf(content: ItineraryContent): readonly AgendaDay[] {
  const timed = piecesOf(content)
    .filter(({ piece }) => !piece.cancelled)
    .flatMap(eventsOf)
    .toSorted((a, b) => a.order - b.order || rank(a) - rank(b));
  const days: { date: string; events: AgendaEvent[] }[] = [];
  let before: { readonly instant: number; readonly zone: string } | null = null;
  for (const { of, at, time, instant } of timed) {
    const here: { readonly instant: number; readonly zone: string } | null =
      instant === null ? null : { instant, zone: time.zone };
    const clockShift: number =
      here && before ? offsetMinutes(here.instant, here.zone) - offsetMinutes(before.instant, before.zone) : 0;
    const zoneChanged = clockShift !== 0 && before?.zone !== time.zone;
    const date = dayOf(time.dateTime);
    let day = days.at(-1);
    if (day?.date !== date) days.push((day = { date, events: [] }));
    day.events.push({ of, at, time, instant, clockShift, zoneChanged });
    before = here ?? before;
  }
  return days;
}
