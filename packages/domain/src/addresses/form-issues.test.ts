import { expect, test } from "vitest";
import { emptyAddress } from "./address.ts";
import { countryByCode } from "./data/index.ts";
import { formAddressIssues, isMissing } from "./form-issues.ts";

const us = countryByCode("USA") ?? undefined;
const codes = (...parameters: Parameters<typeof formAddressIssues>) =>
  formAddressIssues(...parameters).map(({ code }) => code);

test("an address that is not required may be left out, its country's default alone too", () => {
  expect(codes(emptyAddress, undefined, { required: false, preset: "" })).toEqual([]);
  expect(codes({ ...emptyAddress, country: "US" }, us, { required: false, preset: "US" })).toEqual([]);
});

test("one that was begun is held to the rules of its country", () => {
  const begun = { ...emptyAddress, country: "US", line1: "1 Main St", city: "Reno", pincode: "1" };
  expect(codes(begun, us, { required: false, preset: "US" })).toEqual([
    "addresses.state.required",
    "addresses.pincode.invalid",
  ]);
  expect(codes({ ...emptyAddress, country: "US" }, us, { required: false, preset: "" })).toContain(
    "addresses.line1.required",
  );
});

test("a required one says what is missing before anything is given", () => {
  expect(codes(emptyAddress, undefined, { required: true, preset: "" })).toEqual([
    "addresses.line1.required",
    "addresses.city.required",
    "addresses.country.required",
  ]);
  expect(codes({ ...emptyAddress, country: "US" }, us, { required: true, preset: "US" })).toContain(
    "addresses.pincode.required",
  );
});

test("a wrong text is not a missing one", () => {
  expect(isMissing({ field: "pincode", code: "addresses.pincode.required" })).toBe(true);
  expect(isMissing({ field: "pincode", code: "addresses.pincode.invalid" })).toBe(false);
});
