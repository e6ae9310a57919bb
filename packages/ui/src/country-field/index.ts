export { CountryField, CountryInput } from "./country-field.tsx";
export { hasCode, nameIn } from "./country-names.ts";
export type {
  CountryFieldLabels,
  CountryFieldProps,
  CountryName,
  CountrySearchLabels,
  SearchCountries,
} from "./types.ts";
export { useKnownCountry } from "./use-known-country.ts";
