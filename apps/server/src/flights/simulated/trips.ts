import type { Segment } from "@gatehouse/domain/flights";
import { airlineName } from "../../reference/airlines.ts";
import { chanceOf } from "./chance.ts";
import { airportTime, airportInstant } from "./airport-clock.ts";
import { legFare, tripFactor } from "./fares.ts";
import type { Path } from "./paths.ts";
import type { Departure, Route } from "./timetable.ts";

const day = 86_400;
const minute = 60;

/** One flight on one day. */
interface Flight {
  readonly route: Route;
  readonly segment: Segment;
  /** For one adult, in US dollars. */
  readonly fare: number;
  /** Airline, number, day and month: `TP210-1121`. */
  readonly code: string;
}

/** One direction as it is offered. */
export interface OfferedTrip {
  readonly flights: readonly Flight[];
  readonly code: string;
  /** For one adult, in US dollars. */
  readonly fare: number;
  /** Seconds. */
  readonly duration: number;
}

/** Seats of a flight that are left: none for some, unknown for airlines that do not say. */
function seatsOf({ carrier }: Route, number: string, midnight: number, leadDays: number): number | null {
  if (carrier.seed % 9 === 0) return null;
  const draw = chanceOf(carrier.seed, Number(number), midnight / day);
  const soldOut = leadDays < 4 ? 0.12 : 0.04;
  return draw < soldOut ? 0 : 1 + Math.floor(((draw - soldOut) / (1 - soldOut)) * 9);
}

/** The flights of a timetable on their days, each made once. @param now seconds since 1970, UTC */
export function createFlights(now: number) {
  const made = new Map<string, Flight>();

  return function flightOn(route: Route, { number, minute: at }: Departure, midnight: number): Flight {
    const { carrier, from, to, minutes } = route;
    const key = `${carrier.iata}${number} ${midnight}`;
    const known = made.get(key);
    if (known) return known;
    const dept = airportInstant(midnight, at, from.zone);
    const dated = airportTime(dept, from.zone);
    const leadDays = Math.max(0, Math.floor((dept - now) / day));
    const seatsRemaining = seatsOf(route, number, midnight, leadDays);
    const flight: Flight = {
      route,
      code: `${carrier.iata}${number}-${dated.local.slice(5, 7)}${dated.local.slice(8, 10)}`,
      fare: legFare({ route, number, seatsRemaining, midnight }),
      segment: {
        airline: { code: { iata: carrier.iata }, flightNum: number },
        airlineDetails: { name: airlineName(carrier.iata) },
        from: { iata: from.iata },
        to: { iata: to.iata },
        fromAirportDetails: { name: from.name },
        toAirportDetails: { name: to.name },
        dept: dated,
        arrival: airportTime(dept + minutes * minute, to.zone),
        seatsRemaining,
        performance: null,
      },
    };
    made.set(key, flight);
    return flight;
  };
}
type FlightOn = ReturnType<typeof createFlights>;

/** Whether one ticket can have flights of both airlines: partners, and some that just have an agreement. */
function sellTogether(first: Route, second: Route): boolean {
  const [a, b] = [first.carrier, second.carrier];
  if (a === b) return true;
  if (a.isLowCost || b.isLowCost) return chanceOf(a.seed ^ b.seed, 5) < 0.12;
  return (a.alliance !== null && a.alliance === b.alliance) || chanceOf(a.seed ^ b.seed, 6) < 0.3;
}

const shortest = 50 * minute;
const minWait = 30 * minute;
const longest = 9 * 3600;
/** Flights that go on after each arrival, by the number of stops of the trip. */
const continued = [0, 4, 2, 1] as const;

/** The next flights of a leg after an arrival, soonest first. */
function onwards(flightOn: FlightOn, before: Flight, leg: readonly Route[], count: number): readonly Flight[] {
  const { arrival } = before.segment;
  const midnight = Date.parse(`${arrival.local.slice(0, 10)}T00:00:00Z`) / 1000;
  const arrived = Date.parse(`${arrival.local}:00Z`) / 1000 - midnight;
  const candidates: { readonly route: Route; readonly departure: Departure; readonly wait: number }[] = [];
  for (const route of leg) {
    if (!sellTogether(before.route, route)) continue;
    for (const departure of route.departures) {
      // By the clock on the wall, on the day of the arrival or the day after.
      const today = departure.minute * minute - arrived;
      const wait = today >= shortest ? today : today + day;
      if (wait >= shortest && wait <= longest) candidates.push({ route, departure, wait });
    }
  }
  return (
    candidates
      .toSorted((a, b) => a.wait - b.wait || (a.route.carrier.iata < b.route.carrier.iata ? -1 : 1))
      .slice(0, count)
      .map(({ route, departure, wait }) =>
        flightOn(route, departure, midnight + (departure.minute * minute - arrived === wait ? 0 : day)),
      )
      // Where clocks change in the night, an hour of the wait may be missing.
      .filter(({ segment }) => segment.dept.utc >= arrival.utc + minWait)
  );
}

function offered(flights: readonly Flight[], now: number): OfferedTrip {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) throw new RangeError("A trip has at least one flight.");
  const fare = flights.reduce((sum, each) => sum + each.fare, 0);
  const leadDays = Math.max(0, (first.segment.dept.utc - now) / day);
  return {
    flights,
    code: flights.map(({ code }) => code).join("."),
    fare: fare * tripFactor(flights.length - 1, leadDays),
    duration: last.segment.arrival.utc - first.segment.dept.utc,
  };
}

/** Every trip of a path that begins on a date. @param midnight the date's, as if it were UTC, in seconds since 1970 */
export function tripsOf(flightOn: FlightOn, path: Path, midnight: number, now: number): readonly OfferedTrip[] {
  const [start = [], ...legs] = path;
  let trips: (readonly [Flight, ...Flight[]])[] = start.flatMap((route) =>
    route.departures.map((departure): [Flight] => [flightOn(route, departure, midnight)]),
  );
  for (const leg of legs)
    trips = trips.flatMap((flights) =>
      onwards(flightOn, flights.at(-1) ?? flights[0], leg, continued[legs.length] ?? 1).map(
        (next): [Flight, ...Flight[]] => [...flights, next],
      ),
    );
  return trips.map((flights) => offered(flights, now));
}
