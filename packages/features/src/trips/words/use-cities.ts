import type { ItineraryContent } from "@gatehouse/domain/trips";
import { useKnownAirports } from "../../app/airport-field/use-known-airports.ts";

/** The cities of the airports of itineraries, in the reader's language; empty until they are known. */
export function useCities(...contents: readonly ItineraryContent[]): ReadonlyMap<string, string> {
  const codes = contents
    .flatMap(({ flights }) => flights)
    .flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode])
    .filter((code) => /^[A-Z]{3}$/.test(code));
  const known = useKnownAirports([...new Set(codes)].toSorted());
  return new Map(known.map(({ code, city }) => [code, city]));
}
