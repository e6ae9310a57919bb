import airportData from "airport-data-js";

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
}

export interface Airports {
  readonly find: (iata: string) => Airport | undefined;
  /** The name without the word "Airport"; the code itself for an airport that nobody knows. */
  readonly nameOf: (iata: string) => string;
}

let loading: Promise<Airports> | undefined;

async function load(): Promise<Airports> {
  const all = await airportData.findAirports({});
  const byCode = new Map<string, Airport>();
  for (const { iata, airport, time, country_code: country, latitude, longitude } of all)
    if (iata) byCode.set(iata, { iata, name: airport, zone: time, country, latitude, longitude });
  return {
    find: (iata) => byCode.get(iata),
    nameOf: (iata) => byCode.get(iata)?.name.replace(/\s+(?:International\s+)?Airport$/, "") ?? iata,
  };
}

/** The airports of the world (airport-data-js, CC BY 4.0). The first call unpacks them: half a second. */
export const loadAirports = (): Promise<Airports> => (loading ??= load());

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceBetween(from: Airport, to: Airport): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}
