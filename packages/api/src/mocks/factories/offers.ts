import {
  addDays,
  airportsOf,
  type PricedItinerary,
  type SearchRequest,
  seatedPassengers,
  passengerTotal,
} from "@gatehouse/domain/flights";
import { localInstant } from "@gatehouse/domain/time";
import {
  flightAirlines,
  flightDistance,
  type FlightPlace,
  flightPlace,
  flightPlaces,
  isFlightPlace,
} from "./flight-places.ts";
import { createOffer, type SegmentOptions } from "./offer.ts";
import { createRandom, type Random } from "../../sample-data/random.ts";

export interface OffersOptions {
  readonly seed?: number;
  /** Default 60. */
  readonly count?: number;
}

const airlines = Object.keys(flightAirlines);
const minute = 60;

/** From gate to gate, in whole five minutes. */
const minutesBetween = (from: FlightPlace, to: FlightPlace) => Math.round((35 + flightDistance(from, to) / 14) / 5) * 5;

/** A flight number that belongs to an airline's flight between two places at an hour of the day: the same each time. */
function flightNumber(airline: string, from: string, to: string, hour: number): number {
  let sum = 7;
  for (const letter of `${airline}${from}${to}${hour}`) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return 100 + (sum % 900);
}

/** An airport of the same city, or the place itself. */
const neighbour = (random: Random, place: FlightPlace) =>
  random.pick(flightPlaces.filter(({ city_code }) => city_code === place.city_code).concat(place));

/** Where one can change planes without flying much further than needed. */
const hubsBetween = (from: FlightPlace, to: FlightPlace) => {
  const direct = flightDistance(from, to);
  return flightPlaces.filter(
    (hub) =>
      hub.city_code !== from.city_code &&
      hub.city_code !== to.city_code &&
      flightDistance(from, hub) + flightDistance(hub, to) < Math.max(direct * 1.5, direct + 1200),
  );
};

interface Direction {
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly date: string;
  readonly hubs: readonly FlightPlace[];
  readonly stops: number;
}

function segmentsOf(random: Random, { from, to, date, hubs, stops }: Direction): readonly SegmentOptions[] {
  const chosen = new Set<FlightPlace>();
  for (let stop = 0; stop < Math.min(stops, hubs.length); stop += 1) chosen.add(random.pick(hubs));
  const via = [...chosen].toSorted((a, b) => flightDistance(from, a) - flightDistance(from, b));
  const places = [
    random.chance(0.2) ? neighbour(random, from) : from,
    ...via,
    random.chance(0.2) ? neighbour(random, to) : to,
  ];
  const main = random.pick(airlines);
  const mixes = random.chance(0.35);
  const time = `${String(random.between(5, 23)).padStart(2, "0")}:${String(random.between(0, 11) * 5).padStart(2, "0")}`;
  let clock = localInstant(
    random.chance(0.12) ? addDays(date, random.pick([-1, 1])) : date,
    time,
    places[0]?.zone ?? "UTC",
  );
  return places.slice(1).map((next, place) => {
    const before = places[place] ?? from;
    const airline = mixes ? random.pick(airlines) : main;
    const minutes = minutesBetween(before, next);
    const options = {
      flight: `${airline} ${flightNumber(airline, before.code, next.code, Math.floor(clock / 3600) % 24)}`,
      from: before.code,
      to: next.code,
      dept: clock,
      minutes,
      seats: random.chance(0.1) ? null : random.between(1, 9),
    };
    clock += (minutes + random.between(10, 60) * 5) * minute;
    return options;
  });
}

/** A sample airport, or the most important one of a city. */
const mainPlace = (code: string): FlightPlace =>
  flightPlace(airportsOf(code).find((airport) => isFlightPlace(airport)) ?? code);

/** More stops are rarer; who wants none gets none. */
const stopsOf = (random: Random, nonstop: boolean) => (nonstop ? 0 : Math.floor(random.next() ** 1.4 * 4));

/**
 * What a supplier could answer: non-stop to three stops, some from another airport of the city or on the day before or after, some
 * with several airlines. Airports that are no sample lie at 0°, 0°. The same for the same seed and request.
 */
export function createOffers(
  request: SearchRequest,
  { seed = 1, count = 60 }: OffersOptions = {},
): readonly PricedItinerary[] {
  const random = createRandom(seed);
  const [from, to] = [mainPlace(request.from), mainPlace(request.to)];
  const hubs = hubsBetween(from, to);
  const seats = seatedPassengers(request.passengers) + 0.1 * request.passengers.infants;
  const fare = 60 + flightDistance(from, to) * 0.07;
  return Array.from({ length: count }, (_, place) => {
    const direction = (start: FlightPlace, end: FlightPlace, date: string) =>
      segmentsOf(random, { from: start, to: end, date, hubs, stops: stopsOf(random, request.nonstop) });
    const one = direction(from, to, request.departDate);
    const ret = request.returnDate === undefined ? null : direction(to, from, request.returnDate);
    const trips = ret ? 1.8 : 1;
    const base = Math.round(fare * trips * seats * (0.7 + random.next() ** 2 * 2.5) * 100) / 100;
    const tax = Math.round((base * 0.14 + 11.2 * passengerTotal(request.passengers)) * 100) / 100;
    return createOffer({ id: `sample-${seed}-${place + 1}`, one, ret, base, tax });
  });
}
