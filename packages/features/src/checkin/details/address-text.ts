import { type Address, type CountryOf, countryName, stateName } from "@gatehouse/domain/addresses";

/** How countries and states are called on the page. */
export interface AddressNames {
  /** Undefined as long as its names are not at hand: then its codes stand. */
  readonly countryOf: CountryOf;
  /** The reader's, BCP 47. */
  readonly language: string;
}

/** The country of a traveller's address in the words of the details page; a code that nobody knows is shown as it is. */
export const countryText = (code: string, { countryOf, language }: AddressNames): string =>
  countryName(countryOf(code)?.iso2 ?? code, language);

/** An address in one line, its state and country by name; empty where nothing of it is known. */
export function addressText({ line1, line2, pincode, city, state, country }: Address, names: AddressNames): string {
  const place = [pincode, city].filter(Boolean).join(" ");
  const stateText = stateName(names.countryOf(country) ?? undefined, state);
  return [line1, line2, place, stateText, countryText(country, names)].filter(Boolean).join(", ");
}
