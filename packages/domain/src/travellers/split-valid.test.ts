import { describe, expect, test } from "vitest";
import { type Address, emptyAddress } from "../addresses/index.ts";
import { countryByCode } from "../addresses/data/index.ts";
import {
  emptyEmergencyContact,
  type GivenPatch,
  isNothing,
  missingOf,
  type Passenger,
  type PassengerPatch,
  splitAddress,
  splitPassenger,
  splitValid,
  type TravellerRules,
} from "./index.ts";
import { blank, london, rules, stored, whole } from "./testing/samples.ts";

/** What became of a patch: saved fields with what is there now, and refused ones with the reason. */
function outcome(before: Passenger, patch: Omit<PassengerPatch, "id">, change: Partial<TravellerRules> = {}) {
  const { next, saved, refused } = splitPassenger(before, { id: before.id, ...patch }, { ...rules, ...change });
  return {
    saved: saved.map((field) => {
      const [block, part] = field.split(".");
      const { address, ...plain } = next;
      const value = block === "address" ? address[part as keyof Address] : plain[field as keyof typeof plain];
      return `${field}=${value}`;
    }),
    refused: refused.map(({ field, code }) => `${field}: ${code}`),
  };
}

// TRV-14
describe("of a passenger", () => {
  test.each<[Passenger, Omit<PassengerPatch, "id">, { saved?: string[]; refused?: string[] }]>([
    [blank, {}, {}],
    [
      blank,
      { gender: "M", nationality: "hrv", passportNo: "284 713 906", passportIssueDate: "2023-04-18" },
      { saved: ["gender=M", "nationality=HRV", "passportNo=284713906", "passportIssueDate=2023-04-18"] },
    ],
    [
      blank,
      { nationality: "HRV", passportNo: "28471", passportIssueDate: "2023-04-18" },
      {
        saved: ["nationality=HRV", "passportIssueDate=2023-04-18"],
        refused: ["passportNo: travellers.passportNo.invalid"],
      },
    ],
    // A number cannot be checked for a nationality that nobody gave, or that is none: it waits.
    [
      blank,
      { passportNo: "12", passportIssueDate: "2023-04-18" },
      { saved: ["passportIssueDate=2023-04-18"], refused: ["passportNo: travellers.nationality.required"] },
    ],
    [
      blank,
      { nationality: "ZZZ", passportNo: "284713906" },
      {
        refused: ["nationality: travellers.nationality.invalid", "passportNo: travellers.nationality.required"],
      },
    ],
    [{ ...blank, nationality: "HRV" }, { passportNo: "284713906" }, { saved: ["passportNo=284713906"] }],
    [
      { ...blank, nationality: "HRV" },
      { passportNo: "12" },
      { refused: ["passportNo: travellers.passportNo.invalid"] },
    ],
    [
      { ...blank, nationality: "ZZZ" },
      { passportNo: "284713906" },
      { refused: ["passportNo: travellers.nationality.invalid"] },
    ],
    // One that came in without its nationality stays, and is checked as soon as there is one.
    [{ ...blank, passportNo: "284713906" }, { nationality: "HRV" }, { saved: ["nationality=HRV"] }],
    // What stands already is nothing new, however it is typed.
    [whole, { firstname: " Ana ", nationality: "hrv", passportNo: "067 221 417" }, {}],
    // What is needed cannot be emptied.
    [
      whole,
      { firstname: "", gender: "", email: "" },
      {
        refused: [
          "firstname: travellers.firstname.required",
          "gender: travellers.gender.required",
          "email: travellers.email.required",
        ],
      },
    ],
    [whole, { passportNo: "" }, { refused: ["passportNo: travellers.passportNo.required"] }],
    // What is optional can.
    [{ ...whole, ktn: "TT1234567", middlename: "M" }, { ktn: "", middlename: "" }, { saved: ["middlename=", "ktn="] }],
    // A new passport is taken whole or not at all while an old one stands.
    [
      whole,
      { passportNo: "1", passportIssueDate: "2026-01-01", passportExpDate: "2036-01-01" },
      {
        refused: [
          "passportNo: travellers.passportNo.invalid",
          "passportIssueDate: travellers.passportNo.invalid",
          "passportExpDate: travellers.passportNo.invalid",
        ],
      },
    ],
    [
      whole,
      { passportNo: "123456789", passportIssueDate: "2026-01-01", passportExpDate: "2036-01-01" },
      { saved: ["passportNo=123456789", "passportIssueDate=2026-01-01", "passportExpDate=2036-01-01"] },
    ],
    // Another nationality is right by itself; the number is missing from then on.
    [whole, { nationality: "FRA" }, { saved: ["nationality=FRA"] }],
    // A number without its code is none.
    [
      blank,
      { phoneCode: "385", phoneNumber: "12" },
      { refused: ["phoneCode: travellers.phone.invalid", "phoneNumber: travellers.phone.invalid"] },
    ],
    [blank, { phoneNumber: "+385 91 234 5678" }, { saved: ["phoneCode=385", "phoneNumber=912345678"] }],
    [blank, { phoneCode: "385" }, { saved: ["phoneCode=385"] }],
    // What is measured by something that is refused is measured by what stands instead.
    [
      { ...blank, dob: "2024-01-01" },
      { dob: "2027-01-01", passportIssueDate: "2023-04-18" },
      {
        refused: ["dob: travellers.dob.future", "passportIssueDate: travellers.passportIssueDate.beforeBirth"],
      },
    ],
    [
      { ...blank, passportIssueDate: "2021-01-01" },
      { passportIssueDate: "2027-01-01", passportExpDate: "2028-01-01" },
      {
        saved: ["passportExpDate=2028-01-01"],
        refused: ["passportIssueDate: travellers.passportIssueDate.future"],
      },
    ],
    [
      blank,
      { address: { ...london, pincode: "10000" } },
      {
        saved: ["address.line1=14 Gordon Square", "address.city=London", "address.country=GBR"],
        refused: ["address.pincode: addresses.pincode.invalid"],
      },
    ],
  ])("%#", (before, patch, { saved = [], refused = [] }) => {
    expect(outcome(before, patch)).toEqual({ saved, refused });
  });

  test("what was stored wrong keeps nothing else out", () => {
    const expired = { ...whole, passportExpDate: "2020-01-01" };
    expect(outcome(expired, { ktn: "TT1234567" })).toEqual({ saved: ["ktn=TT1234567"], refused: [] });
  });
});

describe("of an address", () => {
  const split = (before: Address, sent: Address) => splitAddress(before, sent, countryByCode);

  test("what is wrong is left as it was when nothing else changes", () => {
    const { next, saved, refused } = split(london, { ...london, pincode: "10000" });
    expect([next, saved]).toEqual([london, []]);
    expect(refused).toEqual([{ field: "pincode", code: "addresses.pincode.invalid" }]);
  });

  test("nothing of the old one stays in a new one", () => {
    const zagreb: Address = { ...emptyAddress, line1: "Ilica 1", city: "Zagreb", country: "HR", pincode: "1" };
    const { next, saved } = split(london, zagreb);
    expect(next).toEqual({ ...zagreb, country: "HRV", pincode: "" });
    expect(saved).toEqual(["line1", "city", "country", "pincode"]);
  });

  test("a begun one is kept as far as it is, and cleared when it is cleared", () => {
    expect(split(emptyAddress, { ...emptyAddress, city: "London" }).saved).toEqual(["city"]);
    expect(split(london, emptyAddress).next).toEqual(emptyAddress);
    expect(splitAddress(london, undefined, countryByCode)).toEqual({ next: london, saved: [], refused: [] });
  });
});

describe("of a booking", () => {
  test("everything is judged by itself, and nobody who is unknown is let in", () => {
    const patch: GivenPatch = {
      passengers: [
        { id: "2", gender: "M" },
        { id: "7", gender: "F" },
      ],
      destinationAddress: london,
      emergencyContact: {
        ...emptyEmergencyContact,
        firstname: "Eva",
        email: "eva@",
        phoneCode: "385",
        phoneNumber: "1",
      },
    };
    const { next, saved, refused } = splitValid(stored, patch, rules);
    expect(saved).toEqual({
      passengers: [
        { id: "1", fields: [] },
        { id: "2", fields: ["gender"] },
      ],
      destinationAddress: ["line1", "city", "country", "pincode"],
      emergencyContact: ["firstname"],
    });
    expect(refused.emergencyContact).toEqual([
      { field: "email", code: "travellers.email.invalid" },
      { field: "phoneNumber", code: "travellers.phone.invalid" },
    ]);
    expect(next.passengers.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(next.emergencyContact.phoneCode).toBe("1");
  });

  test("what is missing is told by passenger, until nothing is", () => {
    expect(missingOf(stored, rules)).toEqual({
      passengers: [
        { id: "1", fields: [] },
        {
          id: "2",
          fields: ["gender", "nationality", "passportNo", "passportIssueDate", "passportExpDate"],
        },
      ],
      destinationAddress: [],
      emergencyContact: [],
    });
    const patch = { ...whole, id: "2", firstname: "Luka", email: "" };
    const { next } = splitValid(stored, { passengers: [patch] }, rules);
    expect(isNothing(missingOf(next, rules))).toBe(true);
    expect(isNothing(missingOf(stored, rules))).toBe(false);
    const begun = { ...stored, passengers: [], destinationAddress: { ...emptyAddress, city: "London" } };
    expect(missingOf(begun, rules).destinationAddress).toEqual(["line1", "country"]);
  });

  test("a stored value that is right no longer is missing", () => {
    const later = { ...rules, today: "2031-03-04" };
    expect(missingOf(stored, later).passengers[0]?.fields).toEqual(["passportExpDate"]);
    const foreign = { ...stored, passengers: [{ ...whole, nationality: "FRA" }] };
    expect(missingOf(foreign, rules).passengers[0]?.fields).toEqual(["passportNo"]);
  });

  test("a stored number without a nationality waits for that alone", () => {
    const without = (passportNo: string) => ({ ...stored, passengers: [{ ...whole, nationality: "", passportNo }] });
    expect(missingOf(without("067221417"), rules).passengers[0]?.fields).toEqual(["nationality"]);
    expect(missingOf(without(""), rules).passengers[0]?.fields).toEqual(["nationality", "passportNo"]);
    expect(missingOf(without("12/4"), rules).passengers[0]?.fields).toEqual(["nationality", "passportNo"]);
  });
});
