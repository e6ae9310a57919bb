import type { ItineraryContent } from "@gatehouse/domain/trips";
import { useKnownAirports } from "../../app/airport-field/use-known-airports.ts";

const airportsOf = (contents: readonly ItineraryContent[]): readonly string[] => {
  const codes = contents
    .flatMap(({ flights }) => flights)
    .flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode])
    .filter((code) => /^[A-Z]{3}$/.test(code));
  return [...new Set(codes)].toSorted();
};

/** The cities of the airports of itineraries, in the reader's language; empty until they are known. */
export function useCities(...contents: readonly ItineraryContent[]): ReadonlyMap<string, string> {
  const known = useKnownAirports(airportsOf(contents));
  return new Map(known.map(({ code, city }) => [code, city]));
}

/** The names of these cities in every language of the product: a hotel's city is written in whichever (TRP-9). */
export function useCityNames(content: ItineraryContent): ReadonlyMap<string, readonly string[]> {
  const codes = airportsOf([content]);
  const english = useKnownAirports(codes, "en");
  const french = useKnownAirports(codes, "fr");
  const names = new Map<string, readonly string[]>();
  for (const { code, city } of [...english, ...french]) names.set(code, [...(names.get(code) ?? []), city]);
  return names;
}
