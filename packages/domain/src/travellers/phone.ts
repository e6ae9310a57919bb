// The smallest of the library's metadata, a third of the next: it knows the lengths and leading digits of every country's numbers,
// which finds the mistakes that people make. What the larger sets add (which prefixes belong to whom) changes every month, and would
// refuse numbers that were given out yesterday.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";
import metadata from "libphonenumber-js/min/metadata";

/** A phone number as it is stored. */
export interface Phone {
  /** Country calling code, digits only. */
  readonly code: string;
  /** National number without the digit that is dialled before it inside the country. */
  readonly number: string;
}

/** Digits of a calling code however it was typed: `+385`, `00385`, `385`. */
export const normalisePhoneCode = (code: string): string =>
  code.normalize("NFKC").replaceAll(/\D/g, "").replace(/^0+/, "");

let codes: ReadonlySet<string> | undefined;

/** Whether some country has the calling code; the library throws at others. */
function isCallingCode(code: string): boolean {
  codes ??= new Set(getCountries().map((country) => getCountryCallingCode(country)));
  return codes.has(code);
}

const valid = (found: PhoneNumber | undefined): Phone | undefined =>
  found?.isValid() ? { code: found.countryCallingCode, number: found.nationalNumber } : undefined;

/**
 * Reads a phone number. It may be typed as inside its country ("091 234 5678"), with or without its leading zero, or with its calling
 * code ("+385 91 234 5678", "00385…", "385…"), which then counts more than the one beside it.
 * @param code country calling code as typed
 * @param number as typed
 * @returns undefined when it is no number that anybody can have
 */
export function readPhone(code: string, number: string): Phone | undefined {
  const typed = number.normalize("NFKC").trim();
  if (typed.startsWith("+")) return valid(parsePhoneNumberFromString(typed));
  const calling = normalisePhoneCode(code);
  const national = isCallingCode(calling)
    ? valid(parsePhoneNumberFromString(typed, { defaultCallingCode: calling }))
    : undefined;
  const digits = typed.replaceAll(/\D/g, "");
  if (national) return national;
  if (/[^\d\s()./-]/.test(typed)) return undefined;
  if (digits.startsWith("00")) return valid(parsePhoneNumberFromString(`+${digits.slice(2)}`));
  return calling !== "" && digits.startsWith(calling) ? valid(parsePhoneNumberFromString(`+${digits}`)) : undefined;
}

/** A number as people read it: `+385 91 234 5678`; what cannot be read comes back as it is. */
export function phoneText(code: string, number: string): string {
  const phone = readPhone(code, number);
  if (!phone) return number === "" ? "" : `+${code} ${number}`;
  return parsePhoneNumberFromString(`+${phone.code}${phone.number}`)?.formatInternational() ?? "";
}

/** The calling code of a country, digits only; undefined for a country that has none. @param iso2 ISO 3166-1 alpha-2 */
export function phoneCodeOf(iso2: string): string | undefined {
  const country = iso2.toUpperCase();
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/**
 * The calling code of a country with which a number can be one, where it cannot with the code beside it: for who leaves the code as
 * the form begins with it.
 * @param iso2 ISO 3166-1 alpha-2
 */
export function suggestedPhoneCode({ code, number }: Phone, iso2: string): string | undefined {
  if (number.trim() === "" || readPhone(code, number)) return undefined;
  const other = phoneCodeOf(iso2);
  return other !== undefined && other !== normalisePhoneCode(code) && readPhone(other, number) ? other : undefined;
}

/** Every country that has a calling code, with its code; of those that share one, the country it is known by first. */
export const phoneCodes = (): readonly { readonly iso2: string; readonly code: string }[] =>
  Object.entries(metadata.country_calling_codes).flatMap(([code, countries]) =>
    countries.map((iso2) => ({ iso2, code })),
  );
