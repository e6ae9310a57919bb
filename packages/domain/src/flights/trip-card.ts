import { daysBetween } from "./calendar-date.ts";
import { durationText } from "./duration.ts";
import { type AirportTime, endsOf, type Trip, tripDuration } from "./itinerary.ts";
import type { NamedCode } from "./named-code.ts";

/** A wall clock reading at an airport. */
export interface CardTime {
  readonly iata: string;
  readonly airportName: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
}

/** A change of planes. */
export interface Connection {
  /** Where one arrives; where one leaves from, mostly the same. */
  readonly arrives: NamedCode;
  readonly leaves: NamedCode;
  readonly changesAirport: boolean;
  /** Whether there is so little time that a small delay costs it (FLT-25). */
  readonly isTight: boolean;
  /** Where its dot sits on the line, 0 to 1: evenly, i/(n+1). */
  readonly position: number;
  /** Time on the ground, in seconds and as H:MM. */
  readonly seconds: number;
  readonly duration: string;
}

/** What a card says about one trip (FLT-12). */
export interface TripCard {
  /** Null where several airlines fly it: "Multiple Airlines". */
  readonly airline: NamedCode | null;
  /** `TP 210`, in the order flown. */
  readonly flightNumbers: readonly string[];
  readonly departure: CardTime;
  readonly arrival: CardTime;
  /** Calendar days between the two dates as the airports see them: 1 is "+1 day", −1 is possible across the date line. */
  readonly dayShift: number;
  /** H:MM */
  readonly duration: string;
  readonly connections: readonly Connection[];
}

/** Where the dots of `count` stops sit on a line, 0 to 1. */
export const dotPositions = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (place + 1) / (count + 1));

const clock = ({ local }: AirportTime) => ({ date: local.slice(0, 10), time: local.slice(11, 16) });

/** Calendar days by which an arrival's date differs from its departure's, each in its airport's zone. */
export const dayShift = (dept: AirportTime, arrival: AirportTime): number =>
  daysBetween(clock(dept).date, clock(arrival).date);

/** Less than this is tight, in seconds: for another plane, and for another airport. */
const tight = { plane: 3600, airport: 3 * 3600 } as const;

const isTightFor = (seconds: number, changesAirport: boolean): boolean =>
  seconds < (changesAirport ? tight.airport : tight.plane);

/** How many changes of plane of a trip may fail: tight ones, and those of the airport. */
export function riskyConnections({ segments }: Pick<Trip, "segments">): number {
  let count = 0;
  for (let place = 1; place < segments.length; place += 1) {
    const [before, next] = [segments[place - 1], segments[place]];
    if (!before || !next) continue;
    const changesAirport = before.to.iata !== next.from.iata;
    if (changesAirport || isTightFor(next.dept.utc - before.arrival.utc, changesAirport)) count += 1;
  }
  return count;
}

/** The changes of planes of a trip, in order. */
export function connectionsOf({ segments }: Pick<Trip, "segments">): readonly Connection[] {
  const positions = dotPositions(segments.length - 1);
  return segments.slice(1).flatMap((next, place) => {
    const before = segments[place];
    if (!before) return [];
    const seconds = next.dept.utc - before.arrival.utc;
    const changesAirport = before.to.iata !== next.from.iata;
    return {
      arrives: { code: before.to.iata, name: before.toAirportDetails.name },
      leaves: { code: next.from.iata, name: next.fromAirportDetails.name },
      changesAirport,
      isTight: isTightFor(seconds, changesAirport),
      position: positions[place] ?? 0,
      seconds,
      duration: durationText(seconds),
    };
  });
}

/** The card of a trip. */
export function tripCard(trip: Trip): TripCard {
  const { segments } = trip;
  const { first, last } = endsOf(trip);
  const isOneAirline = segments.every(({ airline }) => airline.code.iata === first.airline.code.iata);
  return {
    airline: isOneAirline ? { code: first.airline.code.iata, name: first.airlineDetails.name } : null,
    flightNumbers: segments.map(({ airline }) => `${airline.code.iata} ${airline.flightNum}`),
    departure: { iata: first.from.iata, airportName: first.fromAirportDetails.name, ...clock(first.dept) },
    arrival: { iata: last.to.iata, airportName: last.toAirportDetails.name, ...clock(last.arrival) },
    dayShift: dayShift(first.dept, last.arrival),
    duration: durationText(tripDuration(trip)),
    connections: connectionsOf(trip),
  };
}
