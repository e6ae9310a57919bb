import type { ItineraryContent } from "@gatehouse/domain/trips";
import { useKnownAirports } from "../../app/airport-field/use-known-airports.ts";
import { placeNames } from "./place-names.ts";

/** Codes of the airports of itineraries, each once. */
export const airportsOf = (contents: readonly Pick<ItineraryContent, "flights">[]): readonly string[] => {
  const codes = contents
    .flatMap(({ flights }) => flights)
    .flatMap(({ departure, arrival }) => [departure.airportCode, arrival.airportCode])
    .filter((code) => /^[A-Z]{3}$/.test(code));
  return [...new Set(codes)].toSorted();
};

/** How the airports of itineraries are called, in the reader's language: see `placeNames`. Empty until they are known. */
export function useCities(...contents: readonly ItineraryContent[]): ReadonlyMap<string, string> {
  const known = useKnownAirports(airportsOf(contents));
  return placeNames(known);
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
