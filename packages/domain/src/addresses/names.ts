import type { Country } from "./country.ts";

const words = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  let found = words.get(locale);
  if (!found) {
    found = new Intl.DisplayNames([locale, "en"], { type: "region", fallback: "none" });
    words.set(locale, found);
  }
  return found;
}

/**
 * The name of a country in a language: "Croatie" for `HR` in French.
 * @param iso2 ISO 3166-1 alpha-2; a code that nobody knows comes back as it is
 * @param locale BCP 47; an unknown one is English, a malformed one throws a RangeError
 */
export const countryName = (iso2: string, locale: string): string =>
  /^[A-Za-z]{2}$/.test(iso2) ? (regionNames(locale).of(iso2.toUpperCase()) ?? iso2) : iso2;

/** Countries with their names in the reader's language, in that language's order. */
export function countriesIn<Item extends Pick<Country, "iso2" | "name">>(
  countries: readonly Item[],
  locale: string,
): readonly Item[] {
  const order = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: countryName(country.iso2, locale) }))
    .toSorted((one, other) => order.compare(one.name, other.name));
}
