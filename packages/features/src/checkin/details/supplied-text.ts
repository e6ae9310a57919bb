import { addressText, type AddressNames, countryText } from "./address-text.ts";
import type { PnrData } from "./data/use-pnr.ts";
import { phoneText } from "./phone-text.ts";

/** What travellers gave for the whole booking, each in one line; empty where they gave nothing. */
export function suppliedValues(
  { destinationAddress, emergencyContact }: Pick<PnrData, "destinationAddress" | "emergencyContact">,
  names: AddressNames,
): { readonly destination: string; readonly emergency: string } {
  const contact = emergencyContact && [
    [emergencyContact.firstname, emergencyContact.lastname].filter(Boolean).join(" "),
    phoneText(emergencyContact),
    emergencyContact.email,
    countryText(emergencyContact.nationality, names),
  ];
  return {
    destination: destinationAddress ? addressText(destinationAddress, names) : "",
    emergency: contact ? contact.filter(Boolean).join(", ") : "",
  };
}
