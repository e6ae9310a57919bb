import { searchCountries } from "@gatehouse/domain/addresses";
import { allCountries } from "@gatehouse/domain/addresses/data";
import type { contract } from "../../contract.ts";
import { sampleAirlineNames, sampleAirportNames } from "../factories/sample-names.ts";
import type { Implementation } from "../implement.ts";

/** Airports and airlines of the samples; others are unknown. Where they lie does not matter to a story. */
export const referenceCalls = (): Implementation<typeof contract.reference> => ({
  airport: ({ iata }, fail) => {
    const name = sampleAirportNames[iata];
    if (!name) throw fail("NOT_FOUND");
    return { iata, name: `${name} Airport`, country: "ES", zone: "Europe/Madrid", latitude: 0, longitude: 0 };
  },
  airline: ({ iata }, fail) => {
    const name = sampleAirlineNames[iata];
    if (!name) throw fail("NOT_FOUND");
    return { iata, name };
  },
  countries: ({ q, limit }) => searchCountries(allCountries(), q, { limit }),
});
