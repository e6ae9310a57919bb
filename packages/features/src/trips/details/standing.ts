import { type AgendaDay, type AgendaEvent, type Piece, tripState } from "@gatehouse/domain/trips";

/** Where a traveller stands on a trip at a moment (TRP-3, TRP-4); instants and lengths in seconds. */
export type Standing =
  | { readonly state: "upcoming"; readonly next: AgendaEvent; readonly in: number }
  | {
      readonly state: "underWay";
      /** The flight or the train. */
      readonly of: Piece;
      readonly start: AgendaEvent;
      readonly end: AgendaEvent;
      readonly left: number;
      /** From 0 to 1. */
      readonly progress: number;
      readonly next: AgendaEvent | undefined;
    }
  | {
      readonly state: "between";
      readonly last: AgendaEvent;
      readonly next: AgendaEvent;
      readonly in: number;
    }
  | { readonly state: "past" };

const isRide = ({ kind }: Piece): boolean => kind === "flight" || kind === "train";

/**
 * Whether a trip is to come, under way or over, and what comes next in it.
 * @param now seconds since 1970, UTC.
 * @returns undefined where no time is known well enough to tell
 */
export function standingOf(days: readonly AgendaDay[], now: number): Standing | undefined {
  const timed = days
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.instant === null ? [] : [{ event, instant: event.instant }]))
    .toSorted((a, b) => a.instant - b.instant);
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return undefined;
  const state = tripState({ start: first.instant, end: last.instant }, now);
  if (state === "past") return { state };
  if (state === "upcoming") return { state, next: first.event, in: first.instant - now };
  const coming = timed.filter(({ instant }) => instant > now);
  const gone = timed.filter(({ instant }) => instant <= now);
  const started = gone.toReversed().find(({ event }) => event.at === "start" && isRide(event.of));
  const end =
    started && coming.find(({ event }) => event.at === "end" && event.of.piece.id === started.event.of.piece.id);
  if (started && end)
    return {
      state: "underWay",
      of: started.event.of,
      start: started.event,
      end: end.event,
      left: end.instant - now,
      progress: (now - started.instant) / (end.instant - started.instant),
      next: coming.find(({ event }) => event !== end.event)?.event,
    };
  const [next] = coming;
  const before = gone.at(-1);
  if (!next || !before) return { state: "past" };
  return { state: "between", last: before.event, next: next.event, in: next.instant - now };
}
