import { searchCountries } from "@gatehouse/domain/addresses";
import { allCountries } from "@gatehouse/domain/addresses/data";
import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import { findAirline } from "./airlines.ts";
import { loadAirports } from "./airports.ts";

/** Seconds. */
const day = 86_400;

/** Implements `contract.reference`: the same for everybody, so no vendor limits it. */
export const referenceRouter = (open: OpenCalls, calls: SignedInCalls) => ({
  airport: calls.reference.airport.handler(async ({ input: { iata }, errors }) => {
    const airport = (await loadAirports()).find(iata);
    if (!airport) throw errors.NOT_FOUND();
    const { name, country, zone, latitude, longitude } = airport;
    return { iata, name, country, zone, latitude, longitude };
  }),
  airline: calls.reference.airline.handler(({ input: { iata }, errors }) => {
    const name = findAirline(iata);
    if (name === undefined) throw errors.NOT_FOUND();
    return { iata, name };
  }),
  countries: open.reference.countries.handler(({ input: { q, limit }, context }) => {
    // They change with a release of the program, if at all.
    context.setHeader("cache-control", `public, max-age=${day}`);
    return searchCountries(allCountries(), q, { limit });
  }),
});
