import { expect, test } from "vitest";
import { emptyAddress } from "./address.ts";
import { countryByCode } from "./data/index.ts";
import { formAddressIssues, isMissing } from "./form-issues.ts";

const us = countryByCode("USA") ?? undefined;
const codes = (...parameters: Parameters<typeof formAddressIssues>) =>
  formAddressIssues(...parameters).map(({ code }) => code);

// ADR-5
test("an address that is not required may be left out, a country alone is none begun", () => {
  expect(codes(emptyAddress, undefined, { required: false })).toEqual([]);
  expect(codes({ ...emptyAddress, country: "US" }, us, { required: false })).toEqual([]);
});

test("one that was begun is held to the rules of its country", () => {
  const begun = { ...emptyAddress, country: "US", line1: "1 Main St", city: "Reno", pincode: "1" };
  expect(codes(begun, us, { required: false })).toEqual(["addresses.state.required", "addresses.pincode.invalid"]);
});

// ADR-4
test("a required one says what is missing before anything is given", () => {
  expect(codes(emptyAddress, undefined, { required: true })).toEqual([
    "addresses.line1.required",
    "addresses.city.required",
    "addresses.country.required",
  ]);
  expect(codes({ ...emptyAddress, country: "US" }, us, { required: true })).toContain("addresses.pincode.required");
});

test("a wrong text is not a missing one", () => {
  expect(isMissing({ field: "pincode", code: "addresses.pincode.required" })).toBe(true);
  expect(isMissing({ field: "pincode", code: "addresses.pincode.invalid" })).toBe(false);
});
