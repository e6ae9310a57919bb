import type { CountryOf } from "../addresses/index.ts";

/**
 * What passports name as a nationality and is no country of ISO 3166 (ICAO Doc 9303, part 3, section 5): kinds of British
 * nationality, organisations that give passports, stateless persons and refugees, and Kosovo as its own passports write it.
 */
const others = new Set(
  "GBD GBN GBO GBP GBS RKS EUE UNO UNA UNK XBA XIM XCC XCE XCO XEC XPO XES XMP XOM XDC XXA XXB XXC XXX".split(" "),
);

/**
 * Whether a code is a nationality: the alpha-3 code of a country, or one of those that passports have besides. Where the countries are
 * not at hand, any three letters.
 */
export function isNationality(code: string, countryOf: CountryOf): boolean {
  const nationality = code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(nationality)) return false;
  return others.has(nationality) || countryOf(nationality) !== null;
}
