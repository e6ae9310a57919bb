import { isPlainLine } from "../validation/index.ts";
import { type Address, type AddressField, addressFields, isEmptyAddress } from "./address.ts";
import type { AddressCode } from "./codes.ts";
import type { Country } from "./country.ts";
import { isPostalCode, normalisePostalCode } from "./postal-code.ts";
import { findState } from "./state.ts";

/** Longest text of a field, in UTF-16 units. */
export const addressLength = 200;

/** Something that is wrong with an address. */
export interface AddressIssue {
  readonly field: AddressField;
  readonly code: AddressCode;
}

/**
 * What is known of the country that an address names: null where no country has this code, undefined where its rules are not at hand
 * (a form knows those that were chosen in it, the server knows all).
 */
export type KnownCountry = Country | null | undefined;

/** Leads from a code, alpha-2 or alpha-3, to what is known of its country. */
export type CountryOf = (code: string) => KnownCountry;

function problemOf(field: AddressField, address: Address, country: KnownCountry): AddressCode | undefined {
  const value = address[field].trim();
  if (!isPlainLine(value)) return "validation.text";
  if (value.length > addressLength) return "validation.tooLong";
  switch (field) {
    case "line1":
      return value === "" ? "addresses.line1.required" : undefined;
    case "line2":
      return undefined;
    case "city":
      return value === "" && country?.rules.city.need !== "optional" ? "addresses.city.required" : undefined;
    case "country":
      if (value === "") return "addresses.country.required";
      return country === null || !/^[A-Za-z]{2,3}$/.test(value) ? "addresses.country.invalid" : undefined;
    case "state":
      return value === "" && country?.rules.state.need === "required" ? "addresses.state.required" : undefined;
    case "pincode":
      if (value === "") return country?.rules.postalCode.need === "required" ? "addresses.pincode.required" : undefined;
      return isPostalCode(value, country ?? undefined) ? undefined : "addresses.pincode.invalid";
  }
}

/**
 * What is wrong with an address by the rules of its country, at most one thing for each field, in the order of the form. An address
 * without a country is held to what all countries have in common; one of which nothing was given has nothing wrong with it: whether
 * an address is needed at all is for the caller to say.
 */
export function addressIssues(address: Address, country: KnownCountry): readonly AddressIssue[] {
  if (isEmptyAddress(address)) return [];
  return addressFields.flatMap((field) => {
    const code = problemOf(field, address, country);
    return code === undefined ? [] : [{ field, code }];
  });
}

/** An address as it is stored: blanks tidied, the country's alpha-3 code, the state's code where it is a known one. */
export function normaliseAddress(address: Address, known: KnownCountry): Address {
  const country = known ?? undefined;
  const tidy = (value: string) => value.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  return {
    line1: tidy(address.line1),
    line2: tidy(address.line2),
    city: tidy(address.city),
    country: country?.iso3 ?? tidy(address.country).toUpperCase(),
    state: findState(country, address.state)?.code ?? tidy(address.state),
    pincode: normalisePostalCode(address.pincode, country),
  };
}
