import { type Country, searchCountries } from "@gatehouse/domain/addresses";
import type { SearchCountries } from "../country-field/index.ts";

/** Every country, from the list of the domain, which is loaded when the first one is looked for. */
export const everyCountry: SearchCountries<Country> = async (query) => {
  const { allCountries } = await import("@gatehouse/domain/addresses/data");
  return searchCountries(allCountries(), query);
};
