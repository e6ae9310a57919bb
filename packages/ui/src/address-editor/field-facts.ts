import type { Address, AddressField, Country, Need } from "@gatehouse/domain/addresses";
import type { AddressEditorLabels, Words } from "./types.ts";

/** How browsers know the fields (HTML, autofill detail tokens). */
const autofill: Readonly<Record<AddressField, string>> = {
  line1: "address-line1",
  line2: "address-line2",
  city: "address-level2",
  country: "country-name",
  state: "address-level1",
  pincode: "postal-code",
};

/** The `autocomplete` of an address field, so that browsers fill it in. @param section `shipping`, `section-home`, or `off` */
export const autofillOf = (field: AddressField, section: string | undefined): string =>
  section === undefined ? autofill[field] : section === "off" ? "off" : `${section} ${autofill[field]}`;

const wordOf = <Kind extends string>(words: Words<Kind>, kind: Kind | undefined): string =>
  typeof words === "string" ? words : ((kind && words[kind]) ?? words.other);

/** What the country calls a field. */
export function labelOf(field: AddressField, labels: AddressEditorLabels, country: Country | undefined): string {
  const rules = country?.rules;
  switch (field) {
    case "city":
      return wordOf(labels.city, rules?.city.label);
    case "state":
      return wordOf(labels.state, rules?.state.label);
    case "pincode":
      return wordOf(labels.postalCode, rules?.postalCode.label);
    case "line1":
    case "line2":
    case "country":
      return labels[field];
  }
}

/** Whether an address of the country needs a field; undefined while it is not known. */
export function needOf(field: AddressField, country: Country | undefined): Need | undefined {
  const rules = country?.rules;
  switch (field) {
    case "line1":
    case "country":
      return "required";
    case "line2":
      return "optional";
    case "city":
      return rules?.city.need ?? "required";
    case "state":
      return rules?.state.need;
    case "pincode":
      return rules?.postalCode.need;
  }
}

/**
 * Whether a field is asked for. What the country has not is left out, unless something is in it: nothing is sent that nobody
 * sees. Before the country is known every field stands, for browsers fill in only what is there.
 */
export function isAsked(field: AddressField, value: Address, country: Country | undefined): boolean {
  if (country === undefined || value[field] !== "") return true;
  return needOf(field, country) !== "none" || (field === "state" && country.states.length > 0);
}

/** Digits only, where the country's example has nothing else: then a keypad is enough. */
export const keyboardOf = (country: Country | undefined): "numeric" | "text" =>
  /^\d+$/.test(country?.rules.postalCode.example ?? "") ? "numeric" : "text";
