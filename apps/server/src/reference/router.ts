import type { SignedInCalls } from "../access/guard.ts";
import { findAirline } from "./airlines.ts";
import { loadAirports } from "./airports.ts";

/** Implements `contract.reference`: the same for everybody, so no vendor limits it. */
export const referenceRouter = (calls: SignedInCalls) => ({
  airport: calls.reference.airport.handler(async ({ input: { iata }, errors }) => {
    const airport = (await loadAirports()).find(iata);
    if (!airport) throw errors.NOT_FOUND();
    return airport;
  }),
  airline: calls.reference.airline.handler(({ input: { iata }, errors }) => {
    const name = findAirline(iata);
    if (name === undefined) throw errors.NOT_FOUND();
    return { iata, name };
  }),
});
