import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { emptyAddress } from "../addresses/index.ts";
import { countryByCode } from "../addresses/data/index.ts";
import {
  emergencyContactSchema,
  emptyEmergencyContact,
  missingInfoSchema,
  passengerSchema,
  type TravellerRules,
} from "./index.ts";

const rules: TravellerRules = { today: "2026-11-22", phoneRequired: true, countryOf: countryByCode };
const ana = {
  id: "1",
  firstname: "Ana",
  middlename: "",
  lastname: "Novak",
  email: "ana@posta.example",
  phoneCode: "385",
  phoneNumber: "912345678",
  gender: "F",
  ktn: "",
  dob: "1987-03-12",
  nationality: "HRV",
  passportNo: "067221417",
  passportIssueDate: "2021-03-03",
  passportExpDate: "2031-03-03",
  address: emptyAddress,
  primary: true,
};

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** What is wrong, in the order of the alphabet: yup gives no order. */
const check = (schema: { validateSync: (value: unknown, options: object) => unknown }, value: unknown): unknown => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError)
      return error.inner.map(({ path, message }) => `${path}: ${message}`).toSorted(byText);
    throw error;
  }
};

describe("the schema of a passenger", () => {
  const schema = passengerSchema(rules);

  test("takes what is right, with a number that is stored or typed", () => {
    expect(check(schema, ana)).toEqual([]);
    expect(check(schema, { ...ana, passportNo: undefined, passport: { masked: "•••417" } })).toEqual([]);
  });

  test("says every mistake at its field, once", () => {
    const typed = { ...ana, firstname: " ", passportNo: "28471", phoneNumber: "1", dob: "2026-11-23" };
    const address = { ...emptyAddress, line1: "x", country: "USA", pincode: "1" };
    expect(check(schema, { ...typed, address })).toEqual([
      "address.city: addresses.city.required",
      "address.pincode: addresses.pincode.invalid",
      "address.state: addresses.state.required",
      "dob: travellers.dob.future",
      "firstname: travellers.firstname.required",
      "passportNo: travellers.passportNo.invalid",
      "phoneNumber: travellers.phone.invalid",
    ]);
  });

  test("throws nothing but a refusal at what is no form", () => {
    for (const value of [
      {},
      { ...ana, firstname: { toString: 1 } },
      { ...ana, address: 7 },
      { ...ana, passportNo: [] },
      null,
    ])
      expect(check(schema, value)).not.toEqual([]);
  });
});

test("the schema of an emergency contact takes none, and says what is wrong with one", () => {
  expect(check(emergencyContactSchema(rules), emptyEmergencyContact)).toEqual([]);
  expect(check(emergencyContactSchema(rules), {})).toEqual([]);
  expect(check(emergencyContactSchema(rules), { ...emptyEmergencyContact, email: "x" })).toEqual([
    "email: travellers.email.invalid",
  ]);
});

test("the whole page is judged at the paths of its fields", () => {
  const page = {
    passengers: [ana, { ...ana, id: "2", primary: false, gender: "" }],
    destinationAddress: { ...emptyAddress, city: "London" },
    emergencyContact: { ...emptyEmergencyContact, phoneNumber: "1" },
  };
  expect(check(missingInfoSchema(rules), page)).toEqual([
    "destinationAddress.country: addresses.country.required",
    "destinationAddress.line1: addresses.line1.required",
    "emergencyContact.phoneNumber: travellers.phone.invalid",
    "passengers[1].gender: travellers.gender.required",
  ]);
});
