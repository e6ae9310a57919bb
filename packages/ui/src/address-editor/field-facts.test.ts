import { type Country, emptyAddress } from "@gatehouse/domain/addresses";
import { expect, test } from "vitest";
import { autofillOf, isAsked, keyboardOf, labelOf, needOf } from "./field-facts.ts";
import type { AddressEditorLabels } from "./types.ts";

const country = (rules: Partial<Country["rules"]>, states: Country["states"] = []): Country => ({
  name: "Somewhere",
  iso2: "SW",
  iso3: "SMW",
  states,
  rules: {
    postalCode: { label: "zip", need: "required", example: "94103" },
    state: { label: "province", need: "none" },
    city: { label: "suburb", need: "required" },
    ...rules,
  },
});
const labels = {
  line1: "Line 1",
  line2: "Line 2",
  country: "Country",
  city: "City",
  state: { province: "Province", other: "State or province" },
  postalCode: { zip: "ZIP code", other: "Postal code" },
} as unknown as AddressEditorLabels; // Only the names of the fields are read.

test("fields are called as the country calls them, and by the general word before it is known", () => {
  expect(labelOf("pincode", labels, country({}))).toBe("ZIP code");
  expect(labelOf("pincode", labels, country({ postalCode: { label: "pin", need: "required" } }))).toBe("Postal code");
  expect(labelOf("pincode", labels, undefined)).toBe("Postal code");
  expect(labelOf("state", labels, country({}))).toBe("Province");
  // One word for every country.
  expect(labelOf("city", labels, country({}))).toBe("City");
});

test("what a country has not is not asked for, unless something is in it", () => {
  const bare = country({ postalCode: { label: "postal", need: "none" } });
  expect(isAsked("pincode", emptyAddress, bare)).toBe(false);
  expect(isAsked("pincode", { ...emptyAddress, pincode: "1" }, bare)).toBe(true);
  expect(isAsked("state", emptyAddress, bare)).toBe(false);
  expect(isAsked("state", emptyAddress, country({}, [{ name: "North", code: "N" }]))).toBe(true);
  expect(isAsked("pincode", emptyAddress, undefined)).toBe(true);
  expect(isAsked("line2", emptyAddress, bare)).toBe(true);
});

test("what is needed is known once the country is", () => {
  expect(needOf("state", undefined)).toBeUndefined();
  expect(needOf("pincode", country({}))).toBe("required");
  expect(needOf("line2", country({}))).toBe("optional");
});

test("browsers know the fields by their names, within a section or not at all", () => {
  expect(autofillOf("state", undefined)).toBe("address-level1");
  expect(autofillOf("country", "shipping")).toBe("shipping country-name");
  expect(autofillOf("country", "off")).toBe("off");
});

test("a keypad is shown for codes of digits only", () => {
  expect(keyboardOf(country({}))).toBe("numeric");
  expect(keyboardOf(country({ postalCode: { label: "postal", need: "required", example: "K1A 0B1" } }))).toBe("text");
  expect(keyboardOf(undefined)).toBe("text");
});
