import type { ItineraryContent } from "./itinerary.ts";
import { dayOf, possibleInstants } from "./local-time.ts";
import { endOf, piecesOf, startOf } from "./piece.ts";

/** When a trip takes place. */
export interface TripSpan {
  /** Days as the places of the first and the last piece count them, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
  /** Seconds since 1970, UTC. */
  readonly start: number;
  readonly end: number;
}

/**
 * When a trip takes place by its pieces, those that are cancelled left out (TRP-3). Where no zone is known, it begins as early and ends
 * as late as it can on earth. Null where no piece says when.
 */
export function tripSpan(content: ItineraryContent): TripSpan | null {
  let span: TripSpan | null = null;
  for (const piece of piecesOf(content).filter(({ piece }) => !piece.cancelled)) {
    const [from, to] = [startOf(piece), endOf(piece)];
    const begins = possibleInstants(from, "first");
    // What has no known end ends where it begins, at the earliest.
    const last = possibleInstants(to, "last") ? to : from;
    const ends = possibleInstants(last, "last");
    if (!begins || !ends) continue;
    const next = {
      start: begins.earliest,
      startDate: dayOf(from.dateTime),
      end: ends.latest,
      endDate: dayOf(last.dateTime),
    };
    span = {
      ...(span && span.start <= next.start ? { start: span.start, startDate: span.startDate } : next),
      ...(span && span.end >= next.end
        ? { end: span.end, endDate: span.endDate }
        : { end: next.end, endDate: next.endDate }),
    };
  }
  return span;
}

export type TripState = "upcoming" | "current" | "past";

/** Whether a trip is to come, takes place, or is over; both ends belong to it. @param now seconds since 1970, UTC */
export function tripState({ start, end }: Pick<TripSpan, "start" | "end">, now: number): TripState {
  if (now < start) return "upcoming";
  return now <= end ? "current" : "past";
}
