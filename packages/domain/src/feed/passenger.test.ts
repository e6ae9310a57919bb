import { describe, expect, test } from "vitest";
import { emptyAddress } from "../addresses/index.ts";
import type { Passenger, TravellerRules } from "../travellers/index.ts";
import type { FeedPassenger } from "./feed-booking.ts";
import { mergeLanguage, mergePassenger, nameIssues } from "./passenger.ts";

const rules: TravellerRules = {
  today: "2027-01-01",
  phoneRequired: true,
  countryOf: (code) => (code === "XYZ" ? null : undefined),
};
const stored: Passenger = {
  id: "1",
  firstname: "Ana",
  middlename: "",
  lastname: "Novak",
  email: "",
  phoneCode: "1",
  phoneNumber: "",
  gender: "F",
  ktn: "",
  dob: "",
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  address: emptyAddress,
  primary: true,
};
const withPassport: Passenger = {
  ...stored,
  nationality: "HRV",
  passportNo: "123456789",
  passportIssueDate: "2020-01-01",
  passportExpDate: "2030-01-01",
};
const fed: FeedPassenger = { passenger: 1, firstname: "Ana", lastname: "Novak", cancelled: false };
const none: ReadonlySet<string> = new Set();
const merge = (before: Passenger, more: Partial<FeedPassenger>, supplied = none) =>
  mergePassenger(before, { ...fed, ...more }, supplied, rules);
const said = (issues: readonly { readonly path: string; readonly code: string }[]) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe("what the vendor says about a traveller", () => {
  test.each<[string, Passenger, Partial<FeedPassenger>, Partial<Passenger>]>([
    ["nothing new", withPassport, {}, {}],
    ["an empty text", withPassport, { passportNo: "", email: "" }, {}],
    ["a name, tidied", stored, { firstname: " Ana  María " }, { firstname: "Ana María" }],
    [
      "a passport",
      stored,
      { nationality: "hrv", passportNo: "123 456 789", passportExpDate: "2030-01-01" },
      { nationality: "HRV", passportNo: "123456789", passportExpDate: "2030-01-01" },
    ],
    [
      "a number beside the nationality that is known",
      { ...stored, nationality: "HRV" },
      { passportNo: "123456789" },
      { passportNo: "123456789" },
    ],
    [
      "a phone with its code",
      stored,
      { phoneCode: "+385", phoneNumber: "091 234 5678" },
      { phoneCode: "385", phoneNumber: "912345678" },
    ],
    [
      "another code of the same phone",
      { ...stored, phoneCode: "44", phoneNumber: "2079460000" },
      { phoneCode: "1", phoneNumber: "2079460000" },
      { phoneCode: "1" },
    ],
    ["a code without a phone", stored, { phoneCode: "385" }, {}],
    [
      "another passport, whose dates are its own",
      withPassport,
      { passportNo: "987654321", passportExpDate: "2031-05-05" },
      { passportNo: "987654321", passportIssueDate: "", passportExpDate: "2031-05-05" },
    ],
  ])("%s", (_, before, more, expected) => {
    const { next, changed, notTaken } = merge(before, more);
    expect(next).toEqual({ ...before, ...expected });
    expect([...changed].toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(notTaken).toEqual([]);
    // Said again it is nothing new.
    expect(merge(next, more)).toMatchObject({ changed: [], notTaken: [] });
  });

  test.each<[string, Passenger, Partial<FeedPassenger>, readonly string[]]>([
    ["a mail address that is none", stored, { email: "ana" }, ["email travellers.email.invalid"]],
    [
      "a mail address with a sign that turns it round",
      stored,
      { email: "ana\u202Emoc@example.com" },
      ["email validation.text"],
    ],
    ["a middle name with such a sign", stored, { middlename: "A\u2066na" }, ["middlename validation.text"]],
    [
      "a passport without any nationality",
      stored,
      { passportNo: "123456789" },
      ["passportNo travellers.nationality.required"],
    ],
    [
      "an expired passport's date",
      stored,
      { passportExpDate: "2026-01-01" },
      ["passportExpDate travellers.passportExpDate.past"],
    ],
    ["a nationality that is none", stored, { nationality: "XYZ" }, ["nationality travellers.nationality.invalid"]],
    ["a day that does not exist", stored, { dob: "1990-02-30" }, ["dob travellers.dob.invalid"]],
    ["a gender that is none", stored, { gender: "Q" }, ["gender travellers.gender.required"]],
  ])("leaves out %s, and says so", (_, before, more, expected) => {
    const { next, notTaken } = merge(before, more);
    expect(next).toEqual(before);
    expect(said(notTaken)).toEqual(expected);
  });

  // FEED-4
  test("does not take back what the traveller or staff supplied", () => {
    const more = {
      passportNo: "111111111",
      passportExpDate: "2029-09-09",
      email: "ana@vendor.example",
      ktn: "123456789",
    };
    const { next, notTaken } = merge(withPassport, more, new Set(["passportNo", "email"]));
    expect(next).toEqual({ ...withPassport, ktn: "123456789" });
    expect(said(notTaken).toSorted()).toEqual([
      "email feed.supplied",
      "passportExpDate feed.supplied",
      "passportNo feed.supplied",
    ]);
  });
});

test("a name is taken in any script, and is a name", () => {
  expect(nameIssues({ ...fed, firstname: "李", lastname: "Ødegård-O’Neill" })).toEqual([]);
  expect(said(nameIssues({ ...fed, firstname: "A1", lastname: "<b>" }))).toEqual([
    "firstname travellers.firstname.invalid",
    "lastname travellers.lastname.invalid",
  ]);
  expect(said(nameIssues({ ...fed, title: "M\u202ER", lastname: "Nov\u202Eak" }))).toEqual([
    "title validation.text",
    "lastname travellers.lastname.invalid",
  ]);
});

const chosen: ReadonlySet<string> = new Set(["language"]);
test.each<[string | null, string | undefined, ReadonlySet<string>, string | null, readonly string[]]>([
  [null, "fr-ca", none, "fr-CA", []],
  ["fr", "", none, "fr", []],
  ["fr", undefined, none, "fr", []],
  ["fr", "de", none, "de", []],
  ["fr", "french!", none, "fr", ["language travellers.language.invalid"]],
  ["fr", "de", chosen, "fr", ["language feed.supplied"]],
  ["fr", "FR", chosen, "fr", []],
])("a traveller of %j becomes one of %j", (before, language, supplied, after, left) => {
  const merged = mergeLanguage(before, { ...fed, language }, supplied);
  expect([merged.language, said(merged.notTaken)]).toEqual([after, left]);
});
