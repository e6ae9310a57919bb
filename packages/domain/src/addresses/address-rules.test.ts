import { assert, constantFrom, property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { countryByCode } from "./data/index.ts";
import {
  type Address,
  type AddressField,
  addressIssues,
  addressSchema,
  emptyAddress,
  isEmptyAddress,
  normaliseAddress,
} from "./index.ts";

const whole: Readonly<Record<string, Address>> = {
  USA: { line1: "1 Main St", line2: "Apt 4", city: "Cupertino", country: "USA", state: "CA", pincode: "95014" },
  HRV: { line1: "Ilica 1", line2: "", city: "Zagreb", country: "HRV", state: "", pincode: "10000" },
  GBR: { line1: "10 Downing Street", line2: "", city: "London", country: "GBR", state: "", pincode: "SW1A 2AA" },
  JPN: {
    line1: "2-8-1 Nishi-Shinjuku",
    line2: "",
    city: "Shinjuku-ku",
    country: "JPN",
    state: "13",
    pincode: "163-8001",
  },
  ARE: { line1: "Corniche 1", line2: "", city: "", country: "ARE", state: "AZ", pincode: "" },
  IND: { line1: "1 Rajpath", line2: "", city: "New Delhi", country: "IND", state: "DL", pincode: "110001" },
};
const of = (country: string, change: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  ...whole[country],
  ...change,
});
const issues = (address: Address) =>
  addressIssues(address, countryByCode(address.country)).map(({ field, code }) => `${field}: ${code}`);

// ADR-1
describe("what is wrong with an address", () => {
  test.each(Object.keys(whole))("nothing with a whole one of %s", (country) => {
    expect(issues(of(country))).toEqual([]);
  });

  test("nothing where there is none", () => {
    expect(issues(emptyAddress)).toEqual([]);
    expect(issues({ ...emptyAddress, city: "  " })).toEqual([]);
  });

  test.each<[Address, ...string[]]>([
    [of("USA", { line1: " " }), "line1: addresses.line1.required"],
    [of("USA", { city: "" }), "city: addresses.city.required"],
    [of("USA", { state: "" }), "state: addresses.state.required"],
    [of("USA", { pincode: "" }), "pincode: addresses.pincode.required"],
    [of("USA", { pincode: "9501" }), "pincode: addresses.pincode.invalid"],
    [of("HRV", { state: "Grad Zagreb" })],
    [of("HRV", { pincode: "" })],
    [of("HRV", { pincode: "1000" }), "pincode: addresses.pincode.invalid"],
    [of("GBR", { pincode: "" }), "pincode: addresses.pincode.required"],
    [of("JPN", { city: "" }), "city: addresses.city.required"],
    [
      of("", { line1: "1 Connaught Place", country: "HKG", state: "Hong Kong Island" }),
      "city: addresses.city.required",
    ],
    [of("JPN", { state: "" }), "state: addresses.state.required"],
    [of("ARE", { state: "" }), "state: addresses.state.required"],
    [of("ARE", { pincode: "whatever" })],
    [of("USA", { state: "Jalisco" })],
    [of("USA", { country: "" }), "country: addresses.country.required"],
    [of("USA", { country: "Croatia" }), "country: addresses.country.invalid"],
    [of("USA", { country: "XYZ" }), "country: addresses.country.invalid"],
    [of("USA", { country: "us" })],
    [of("USA", { line2: "x".repeat(201) }), "line2: validation.tooLong"],
    [of("USA", { city: "a\u0000b" }), "city: validation.text"],
    [
      { ...emptyAddress, country: "USA" },
      "line1: addresses.line1.required",
      "city: addresses.city.required",
      "state: addresses.state.required",
      "pincode: addresses.pincode.required",
    ],
    [{ ...emptyAddress, city: "Zagreb" }, "line1: addresses.line1.required", "country: addresses.country.required"],
  ])("%j", (address, ...expected) => {
    expect(issues(address)).toEqual(expected);
  });

  test("a country whose rules are not at hand is held to what all have in common", () => {
    expect(addressIssues(of("USA", { state: "", pincode: "" }), undefined)).toEqual([]);
    expect(addressIssues(of("USA", { city: "" }), undefined)).toEqual([
      { field: "city", code: "addresses.city.required" },
    ]);
  });
});

describe("the schema", () => {
  const schema = addressSchema(countryByCode);
  const check = (value: unknown): unknown => {
    try {
      return schema.validateSync(value, { abortEarly: false });
    } catch (error) {
      if (error instanceof ValidationError) return error.inner.map(({ path, message }) => `${path}: ${message}`);
      throw error;
    }
  };

  test("says the same at the same fields", () => {
    expect(check(of("USA", { state: "", pincode: "1" }))).toEqual([
      "state: addresses.state.required",
      "pincode: addresses.pincode.invalid",
    ]);
  });

  test("takes what is right, trimmed, and nothing at all", () => {
    expect(check(of("HRV", { city: " Zagreb " }))).toEqual(whole["HRV"]);
    expect(check({})).toEqual(emptyAddress);
  });

  test("says once what is too long or no text", () => {
    expect(check(of("USA", { line2: "x".repeat(201) }))).toEqual(["line2: validation.tooLong"]);
    expect(check({ ...of("USA"), city: { toString: 1 } })).toEqual(["city: validation.text"]);
  });
});

describe("an address as it is stored", () => {
  test.each<[Address, Partial<Address>]>([
    [of("USA", { country: "us", state: "california" }), { country: "USA", state: "CA" }],
    [of("USA", { state: "Jalisco " }), { state: "Jalisco" }],
    [of("JPN", { state: "東京都", pincode: "1638001" }), { state: "13", pincode: "1638001" }],
    [of("HRV", { city: " Velika   Gorica ", pincode: "HR-10410" }), { city: "Velika Gorica", pincode: "10410" }],
  ])("%j", (address, expected) => {
    expect(normaliseAddress(address, countryByCode(address.country))).toMatchObject(expected);
  });

  test("is the same when it is stored again, and no worse than it was typed", () => {
    const text = string({ unit: "grapheme", maxLength: 12 });
    const field = record<Address>({
      line1: text,
      line2: text,
      city: text,
      country: constantFrom("USA", "HRV", "GBR", "JPN", "ARE", "LV", "pt", "XYZ", ""),
      state: constantFrom("CA", "california", "東京都", "13", "Nowhere", ""),
      pincode: constantFrom("10000", "hr 10000", "LV-1010", "1010", "〒154 0023", "", "??"),
    });
    assert(
      property(field, (address) => {
        const country = countryByCode(address.country);
        const stored = normaliseAddress(address, country);
        expect(normaliseAddress(stored, country)).toEqual(stored);
        const wrong = (value: Address): readonly AddressField[] =>
          addressIssues(value, country).map(({ field: name }) => name);
        expect(wrong(address)).toEqual(expect.arrayContaining([...wrong(stored)]));
        expect(isEmptyAddress(stored)).toBe(isEmptyAddress(address));
      }),
    );
  });
});
