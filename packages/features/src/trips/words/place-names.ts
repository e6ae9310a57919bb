import type { Airport } from "../../app/airport-field/airport.ts";

/** How places of a trip are called, by the codes of their airports: the city, or the airport's own name where the trip has two of a city. */
export const placeNames = (airports: readonly Pick<Airport, "code" | "city" | "name">[]): ReadonlyMap<string, string> =>
  new Map(
    airports.map(({ code, city, name }) => [
      code,
      airports.some((other) => other.city === city && other.code !== code) ? name : city,
    ]),
  );
