import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import metadata from "libphonenumber-js/min/metadata";

/** Engines know the zones of a country; the type of a locale does not say so yet. */
interface WithZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/**
 * The time zones that somebody with this number may be in: those of its country, and of the best known one where several share its
 * code. None for what is no number.
 * @param number as E.164
 */
export function zonesOfPhone(number: string): readonly string[] {
  const phone = parsePhoneNumberFromString(number);
  if (!phone) return [];
  const sharing = Object.entries(metadata.country_calling_codes).find(([code]) => code === phone.countryCallingCode);
  const country = phone.country ?? sharing?.[1][0];
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return [];
  const locale: WithZones = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}
