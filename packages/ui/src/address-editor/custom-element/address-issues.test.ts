import { emptyAddress } from "@gatehouse/domain/addresses";
import { countryByCode } from "@gatehouse/domain/addresses/data";
import { expect, test } from "vitest";
import { addressFrom, formIssues } from "./address-issues.ts";

const us = countryByCode("USA") ?? undefined;
const codes = (...parameters: Parameters<typeof formIssues>) => formIssues(...parameters).map(({ code }) => code);

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

test.each<[unknown, Partial<typeof emptyAddress>]>([
  [undefined, { country: "DE" }],
  ["{not json", { country: "DE" }],
  ["null", { country: "DE" }],
  ['{"city": "Berlin", "planet": "Earth", "line1": 3}', { country: "DE", city: "Berlin" }],
  [
    { country: "FRA", city: "Lyon" },
    { country: "FRA", city: "Lyon" },
  ],
])("what a page gives becomes an address: %j", (given, address) =>
  expect(addressFrom(given, "DE")).toEqual({ ...emptyAddress, ...address }),
);
