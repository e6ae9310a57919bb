import { countryName } from "@gatehouse/domain/addresses";
import { plainText } from "../field/index.ts";
import type { CountryName } from "./types.ts";

/** A country's name in the reader's language; without one as its list names it. */
export const nameIn = (locale: string | undefined, country: CountryName): string =>
  locale === undefined ? country.name : countryName(country.iso2, locale);

/** Whether a code is this country's, in either length. */
export const hasCode = (country: CountryName, code: string): boolean =>
  [country.iso2, country.iso3].includes(code.trim().toUpperCase());

/** The country that a whole text means: by one of its codes, or by its name as the list or the reader has it. */
export function countryOfText<Found extends CountryName>(
  text: string,
  countries: readonly Found[],
  locale: string | undefined,
): Found | undefined {
  const wanted = plainText(text);
  return (
    countries.find((country) => hasCode(country, text)) ??
    countries.find((country) => [country.name, nameIn(locale, country)].some((name) => plainText(name) === wanted))
  );
}
