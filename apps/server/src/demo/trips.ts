import { localClock } from "@gatehouse/domain/time";
import type { SeededRandom } from "../platform/seeded-random.ts";
import { type Airport, type Airports, distanceBetween } from "../reference/airports.ts";
import { type Network, networks } from "./networks.ts";

export interface Flight {
  readonly airline: string;
  readonly flightnum: string;
  readonly from: string;
  readonly to: string;
  /** Airport-local, with zone, and seconds since 1970, UTC. */
  readonly departure: { readonly date: string; readonly time: string; readonly zone: string; readonly at: number };
  readonly arrival: { readonly date: string; readonly time: string; readonly zone: string; readonly at: number };
}

const minute = 60;
const fiveMinutes = 5 * minute;
const hour = 60 * minute;

const known = (airports: Airports, iata: string): Airport => {
  const airport = airports.find(iata);
  if (!airport) throw new Error(`${iata} is no airport.`);
  return airport;
};

const clockAt = (at: number, { zone }: Airport) => ({ ...localClock(at, zone), zone, at });
const localHour = (at: number, { zone }: Airport) => Number(localClock(at, zone).time.slice(0, 2));

/** A flight of the route at about that time: 800 km/h and half an hour for taxi, climb and descent. */
export function flightOn(
  airports: Airports,
  airline: string,
  flightnum: string,
  from: string,
  to: string,
  about: number,
): Flight {
  const [origin, destination] = [known(airports, from), known(airports, to)];
  const departsAt = Math.round(about / fiveMinutes) * fiveMinutes;
  const airborne = (distanceBetween(origin, destination) / 800) * hour + hour / 2;
  return {
    airline,
    flightnum,
    from,
    to,
    departure: clockAt(departsAt, origin),
    arrival: clockAt(departsAt + Math.round(airborne / fiveMinutes) * fiveMinutes, destination),
  };
}

/** Between home and elsewhere, either way; at a time of day when airlines fly, if a few tries find one. */
function firstFlight(
  random: SeededRandom,
  airports: Airports,
  about: number,
  network: Network | undefined,
): { flight: Flight; network: Network } {
  let found: { flight: Flight; network: Network } | undefined;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const chosen = network ?? random.pick(networks);
    const [home, other] = [random.pick(chosen.homes), random.pick(chosen.others)];
    const [from, to] = random.chance(0.5) ? [home, other] : [other, home];
    const flight = flightOn(airports, chosen.airline, String(random.between(12, 8990)), from, to, about);
    found = { flight, network: chosen };
    const leaves = localHour(flight.departure.at, known(airports, from));
    if (leaves >= 5 && leaves <= 22) break;
  }
  if (!found) throw new Error("There is no network to fly on.");
  return found;
}

/**
 * One to three flights of one airline: there, on to somewhere else, or there and back.
 * @param about when the first one leaves: seconds since 1970, UTC
 * @param network of a certain airline; any when left out
 */
export function drawTrip(
  random: SeededRandom,
  airports: Airports,
  about: number,
  network?: Network,
): readonly Flight[] {
  const { flight, network: flown } = firstFlight(random, airports, about, network);
  const number = () => String(random.between(12, 8990));
  const kind = random.weighted([
    [70, "one-way"],
    [16, "connection"],
    [12, "return"],
    [2, "connection-and-return"],
  ] as const);
  const trip = [flight];
  if (kind.startsWith("connection")) {
    const on = [...flown.others, ...flown.homes].filter((iata) => iata !== flight.from && iata !== flight.to);
    trip.push(
      flightOn(
        airports,
        flight.airline,
        number(),
        flight.to,
        random.pick(on),
        flight.arrival.at + random.between(60, 240) * minute,
      ),
    );
  }
  if (kind.endsWith("return")) {
    const last = trip.at(-1) ?? flight;
    trip.push(
      flightOn(
        airports,
        flight.airline,
        number(),
        last.to,
        flight.from,
        last.departure.at + random.between(2, 9) * 24 * hour,
      ),
    );
  }
  return trip;
}
