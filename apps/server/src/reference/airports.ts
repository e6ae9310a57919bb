import airportData from "airport-data-js";
import { type City, cityOf, isCityOnly } from "./cities.ts";

export interface Airport {
  readonly iata: string;
  readonly name: string;
  /** IANA time zone. */
  readonly zone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly city: City;
  /** How many people fly from there: 3 for large airports, 2 and 1 for smaller ones, 0 where no airline flies. */
  readonly rank: number;
  /** Feet of its longest runway, 0 where nobody knows: the data's only other measure of size. */
  readonly runway: number;
}

const ranks: Readonly<Record<string, number>> = {
  large_airport: 3,
  medium_airport: 2,
  small_airport: 1,
  seaplane_base: 1,
};

/** Railway stations and heliports have codes, too, and the data call most of them airports. */
const isStation = (name: string): boolean =>
  /heli(?:port|pad)|railway|\bgare\b/i.test(name) ||
  (/\bstation$/i.test(name) && !/\b(?:air|naval|force|guard|shore)\b/i.test(name));

/** @param isKnown whether pilots know it: it has an ICAO code or a runway. The data call forgotten fields medium airports. */
function rankOf(type: string, name: string, isScheduled: boolean, isKnown: boolean): number {
  if (!isScheduled || isStation(name)) return 0;
  const rank = ranks[type] ?? 0;
  return isKnown ? rank : Math.min(rank, 1);
}

export interface Airports {
  readonly all: readonly Airport[];
  readonly find: (iata: string) => Airport | undefined;
  /** The name without the word "Airport"; the code itself for an airport that nobody knows. */
  readonly nameOf: (iata: string) => string;
}

let loading: Promise<Airports> | undefined;

async function load(): Promise<Airports> {
  const all = await airportData.findAirports({});
  const byCode = new Map<string, Airport>();
  for (const one of all) {
    const { iata, icao, airport, time, country_code: country, latitude, longitude, type, scheduled_service } = one;
    const runway = Number(one.runway_length) || 0;
    if (iata && !isCityOnly(iata))
      byCode.set(iata, {
        iata,
        name: airport,
        // One of the names in the data has a blank inside.
        zone: time.replaceAll(" ", ""),
        country,
        latitude,
        longitude,
        city: cityOf(iata, airport),
        rank: rankOf(type, airport, scheduled_service === "TRUE", icao !== "" || runway > 0),
        runway,
      });
  }
  return {
    all: [...byCode.values()],
    find: (iata) => byCode.get(iata),
    nameOf: (iata) => byCode.get(iata)?.name.replace(/\s+(?:International\s+)?Airport$/, "") ?? iata,
  };
}

/** The airports of the world (airport-data-js, CC BY 4.0). The first call unpacks them: half a second. */
export const loadAirports = (): Promise<Airports> => (loading ??= load());

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two airports are from each other along a great circle, in kilometres. */
export function distanceBetween(from: Airport, to: Airport): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}
