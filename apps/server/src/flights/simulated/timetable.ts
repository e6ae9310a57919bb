import { seedOf } from "@gatehouse/api/sample-data";
import { setImmediate } from "node:timers/promises";
import { type Airport, type Airports, distanceBetween, loadAirports } from "../../reference/airports.ts";
import { canFly, isSold } from "./airport-limits.ts";
import { type Carrier, carriers } from "./carriers.ts";
import { chanceOf } from "./chance.ts";

/** One daily flight of a route. */
export interface Departure {
  /** Without the airline. */
  readonly number: string;
  /** Minutes after midnight on the clock of the airport of departure. */
  readonly minute: number;
}

/** What an airline flies from one airport to another, every day, sorted by time. */
export interface Route {
  readonly carrier: Carrier;
  readonly from: Airport;
  readonly to: Airport;
  readonly kilometres: number;
  /** From gate to gate. */
  readonly minutes: number;
  readonly departures: readonly Departure[];
}

/** The simulated timetable of the world: the same on every machine. */
export interface Timetable {
  /** Routes by where they go to, from one airport. */
  readonly from: (iata: string) => ReadonlyMap<string, readonly Route[]>;
  /** Routes by where they come from, to one airport. */
  readonly to: (iata: string) => ReadonlyMap<string, readonly Route[]>;
  /** Airports at which one changes planes. */
  readonly hubs: ReadonlySet<string>;
  /** A flight by airline and number in one, `TP210`. */
  readonly flight: (code: string) => { readonly route: Route; readonly departure: Departure } | undefined;
}

/** Gate to gate in whole five minutes: taxiing, climb and descent, and 850 km/h in between. */
const minutesFor = (kilometres: number) => Math.round((38 + (kilometres / 850) * 60) / 5) * 5;

/** How likely an airline flies from its hub to an airport, 0 to 1. */
function likelihood({ isLowCost, reach }: Carrier, kilometres: number, isHub: boolean, isHome: boolean): number {
  if (kilometres < 150 || kilometres > reach) return 0;
  if (isHome) return isLowCost ? 0.5 : 0.85;
  if (isLowCost) return kilometres < 3000 ? (isHub ? 0.5 : 0.22) : 0.06;
  if (kilometres < 2500) return isHub ? 0.95 : 0.4;
  if (kilometres < 6500) return isHub ? 0.85 : 0.1;
  return isHub ? 0.55 : 0.02;
}

/** Flights a day. */
function frequency(kilometres: number, isHub: boolean, draw: number): number {
  const most = kilometres < 1500 ? 6 : kilometres < 4000 ? 4 : kilometres < 8000 ? 3 : 2;
  return Math.max(1, Math.ceil(most * (isHub ? 0.5 + draw * 0.5 : draw * 0.6)));
}

interface Pair {
  readonly hub: Airport;
  readonly other: Airport;
  readonly kilometres: number;
  readonly perDay: number;
}

/** What the small decisions about an airline's pair of airports are drawn from. */
const routeSeed = ({ seed }: Carrier, from: Airport, to: Airport) =>
  chanceOf(seed, seedOf(from.iata), seedOf(to.iata)) * 2 ** 32;

/** Minutes after midnight of a day's flights: spread from 6 to 22 o'clock, long ones in the evening, too. */
function departureMinutes(seed: number, perDay: number, kilometres: number): readonly number[] {
  const [first, last] = kilometres > 5000 ? [9 * 60, 23 * 60 + 30] : [6 * 60, 21 * 60 + 30];
  const step = (last - first) / perDay;
  return Array.from({ length: perDay }, (_, place) =>
    Math.min(1435, Math.round((first + step * (place + chanceOf(seed, place) * 0.9)) / 5) * 5),
  );
}

/** Pairs of airports that an airline connects, the longest first, as airlines number them. */
function pairsOf(
  carrier: Carrier,
  airports: Airports,
  large: readonly Airport[],
  hubs: ReadonlySet<string>,
): readonly Pair[] {
  const done = new Set<string>();
  const pairs: Pair[] = [];
  for (const code of carrier.hubs) {
    const hub = airports.find(code);
    if (!hub) continue;
    done.add(code);
    for (const other of large) {
      if (other.city.code === hub.city.code || (done.has(other.iata) && carrier.hubs.includes(other.iata))) continue;
      const kilometres = distanceBetween(hub, other);
      if (!canFly(hub, kilometres) || !canFly(other, kilometres)) continue;
      const isHub = hubs.has(other.iata);
      const seed = routeSeed(carrier, hub, other);
      if (chanceOf(seed, 1) >= likelihood(carrier, kilometres, isHub, other.country === hub.country)) continue;
      pairs.push({ hub, other, kilometres, perDay: frequency(kilometres, isHub, chanceOf(seed, 2)) });
    }
  }
  return pairs.toSorted((a, b) => b.kilometres - a.kilometres || (a.other.iata < b.other.iata ? -1 : 1));
}

/**
 * Percent of days on which a flight was on time; null for every tenth, which nobody measured.
 * @param route of a flight that is not in the timetable, `LHRCDG`
 */
export function onTimeOf({ seed: ofCarrier, isLowCost }: Carrier, number: string, route?: string): number | null {
  const flight = Number(number);
  const seed = route === undefined ? ofCarrier : Math.floor(chanceOf(ofCarrier, seedOf(route)) * 2 ** 32);
  if (chanceOf(seed, flight, 1) < 0.1) return null;
  const usual = 62 + chanceOf(ofCarrier, 2) * 26 - (isLowCost ? 3 : 0);
  const luck = chanceOf(seed, flight, 3) + chanceOf(seed, flight, 4) - 1;
  return Math.round(Math.min(99, Math.max(31, usual + luck * 24)));
}

function routesOf(carrier: Carrier, pairs: readonly Pair[]): readonly Route[] {
  let number = 1;
  return pairs.flatMap(({ hub, other, kilometres, perDay }) => {
    const there: Departure[] = [];
    const back: Departure[] = [];
    const [outward, homeward] = [
      departureMinutes(routeSeed(carrier, hub, other), perDay, kilometres),
      departureMinutes(routeSeed(carrier, other, hub), perDay, kilometres),
    ];
    for (let place = 0; place < perDay; place += 1) {
      // Odd numbers leave the hub, even ones come back.
      there.push({ number: String(number), minute: outward[place] ?? 0 });
      back.push({ number: String(number + 1), minute: homeward[place] ?? 0 });
      number += 2;
    }
    const minutes = minutesFor(kilometres);
    // Towards the east the wind helps.
    const wind = Math.round((Math.sign(other.longitude - hub.longitude) * minutes * 0.04) / 5) * 5;
    return [
      { carrier, from: hub, to: other, kilometres, minutes: minutes - wind, departures: there },
      { carrier, from: other, to: hub, kilometres, minutes: minutes + wind, departures: back },
    ];
  });
}

const put = (index: Map<string, Map<string, Route[]>>, first: string, second: string, route: Route) => {
  const inner = index.get(first) ?? new Map<string, Route[]>();
  index.set(first, inner);
  const list = inner.get(second);
  if (list) list.push(route);
  else inner.set(second, [route]);
};

const none: ReadonlyMap<string, readonly Route[]> = new Map();

/** Milliseconds that others wait at most. */
const atOnce = 30;

/** Makes the timetable: some ten thousand routes, in portions, so that the process answers others in between. */
async function createTimetable(airports: Airports): Promise<Timetable> {
  const hubs = new Set(carriers.flatMap((carrier) => carrier.hubs));
  const large = airports.all.filter((airport) => (airport.rank === 3 && isSold(airport)) || hubs.has(airport.iata));
  const [from, to] = [new Map<string, Map<string, Route[]>>(), new Map<string, Map<string, Route[]>>()];
  const flights = new Map<string, { readonly route: Route; readonly departure: Departure }>();
  let since = performance.now();
  for (const carrier of carriers) {
    // Not after each airline: on a busy process every pause is as long as everybody else's work.
    if (performance.now() - since > atOnce) {
      await setImmediate();
      since = performance.now();
    }
    for (const route of routesOf(carrier, pairsOf(carrier, airports, large, hubs))) {
      put(from, route.from.iata, route.to.iata, route);
      put(to, route.to.iata, route.from.iata, route);
      for (const departure of route.departures) flights.set(`${carrier.iata}${departure.number}`, { route, departure });
    }
  }
  return {
    from: (iata) => from.get(iata) ?? none,
    to: (iata) => to.get(iata) ?? none,
    hubs,
    flight: (code) => flights.get(code),
  };
}

let loading: Promise<Timetable> | undefined;

/** The timetable of the world; the first call makes it: a second. */
export const loadTimetable = (): Promise<Timetable> => (loading ??= loadAirports().then(createTimetable));
