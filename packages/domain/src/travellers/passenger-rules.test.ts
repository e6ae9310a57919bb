import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyAddress } from "../addresses/index.ts";
import { countryByCode } from "../addresses/data/index.ts";
import { addDays, localClock } from "../time/index.ts";
import {
  type CheckedPassenger,
  dateLimits,
  type EmergencyContact,
  emergencyContactIssues,
  emptyEmergencyContact,
  isFullContact,
  type Passenger,
  passengerIssues,
  passportWarning,
  todayAnywhere,
  type TravellerRules,
} from "./index.ts";

const rules: TravellerRules = { today: "2026-11-22", phoneRequired: false, countryOf: countryByCode };
const ana: Passenger = {
  id: "1",
  firstname: "Ana",
  middlename: "",
  lastname: "Novak",
  email: "ana@posta.example",
  phoneCode: "385",
  phoneNumber: "91 234 5678",
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
const luka: Passenger = { ...ana, id: "2", firstname: "Luka", email: "", phoneNumber: "", primary: false };
const issues = (passenger: CheckedPassenger, change: Partial<TravellerRules> = {}) =>
  passengerIssues(passenger, { ...rules, ...change }).map(({ field, code }) => `${field}: ${code}`);

describe("a passenger", () => {
  test("of whom all is known has nothing wrong", () => {
    expect(issues(ana)).toEqual([]);
    expect(issues(luka)).toEqual([]);
    expect(issues({ ...ana, middlename: "Marija", ktn: "TT1234567" })).toEqual([]);
  });

  // TRV-9
  test("of whom nothing is known lacks all that is required, in the order of the form", () => {
    const nobody = { ...ana, firstname: "", lastname: "", gender: "", nationality: "", passportNo: "" };
    const blank = { ...nobody, dob: "", passportIssueDate: "", passportExpDate: "", email: "", phoneNumber: "" };
    const required = [
      "firstname: travellers.firstname.required",
      "lastname: travellers.lastname.required",
      "gender: travellers.gender.required",
      "nationality: travellers.nationality.required",
      "passportNo: travellers.passportNo.required",
      "passportIssueDate: travellers.passportIssueDate.required",
      "passportExpDate: travellers.passportExpDate.required",
    ];
    expect(issues({ ...blank, primary: false })).toEqual(required);
    expect(issues(blank)).toEqual([...required, "email: travellers.email.required"]);
    expect(issues(blank, { phoneRequired: true })).toEqual([
      ...required,
      "email: travellers.email.required",
      "phoneNumber: travellers.phone.required",
    ]);
  });

  test.each<[Partial<Passenger>, ...string[]]>([
    [{ firstname: "  " }, "firstname: travellers.firstname.required"],
    [{ firstname: "Ana1" }, "firstname: travellers.firstname.invalid"],
    [{ firstname: "李" }, "firstname: travellers.firstname.invalid"],
    [{ firstname: "a".repeat(58) }, "firstname: validation.tooLong"],
    [{ firstname: "a\u0000" }, "firstname: validation.text"],
    [{ middlename: "M4" }, "middlename: travellers.middlename.invalid"],
    [{ lastname: "" }, "lastname: travellers.lastname.required"],
    [{ lastname: "Novak/Ana" }, "lastname: travellers.lastname.invalid"],
    [{ gender: "" }, "gender: travellers.gender.required"],
    [{ gender: "female" }, "gender: travellers.gender.required"],
    [{ gender: "X" }],
    [{ gender: "U" }],
    [{ email: "" }, "email: travellers.email.required"],
    [{ email: "ana@" }, "email: travellers.email.invalid"],
    [{ email: "", primary: false }],
    [{ email: "ana", primary: false }, "email: travellers.email.invalid"],
    [{ phoneNumber: "" }],
    [{ phoneNumber: "12" }, "phoneNumber: travellers.phone.invalid"],
    [{ phoneNumber: "12", primary: false }, "phoneNumber: travellers.phone.invalid"],
    [{ phoneCode: "", phoneNumber: "912345678" }, "phoneNumber: travellers.phone.invalid"],
    [{ phoneCode: "", phoneNumber: "+385912345678" }],
    [{ phoneCode: "", phoneNumber: "" }],
    [{ phoneCode: "x", phoneNumber: "" }, "phoneCode: travellers.phone.invalid"],
    [{ ktn: "12" }, "ktn: travellers.ktn.invalid"],
    // A number that cannot be checked for its nationality says what it wants.
    [
      { nationality: "" },
      "nationality: travellers.nationality.required",
      "passportNo: travellers.nationality.required",
    ],
    ...["ZZZ", "Croatia"].map((nationality): [Partial<Passenger>, ...string[]] => [
      { nationality },
      "nationality: travellers.nationality.invalid",
      "passportNo: travellers.nationality.invalid",
    ]),
    [
      { nationality: " ", passportNo: "12" },
      "nationality: travellers.nationality.required",
      "passportNo: travellers.nationality.required",
    ],
    [
      { nationality: "", passportNo: "12/4" },
      "nationality: travellers.nationality.required",
      "passportNo: travellers.passportNo.invalid",
    ],
    [
      { nationality: "", passportNo: "1234567890" },
      "nationality: travellers.nationality.required",
      "passportNo: travellers.passportNo.invalid",
    ],
    [
      { nationality: "", passportNo: "" },
      "nationality: travellers.nationality.required",
      "passportNo: travellers.passportNo.required",
    ],
    // Of its passports nothing is known but what all have in common.
    [{ nationality: "XKX", passportNo: "12" }],
    [{ passportNo: "" }, "passportNo: travellers.passportNo.required"],
    [{ passportNo: "28471" }, "passportNo: travellers.passportNo.invalid"],
    [{ nationality: "FRA" }, "passportNo: travellers.passportNo.invalid"],
    [{ nationality: "FRA", passportNo: "60RF19342" }],
    [{ passportNo: "x".repeat(41) }, "passportNo: validation.tooLong"],
    [{ address: { ...emptyAddress, country: "HRV", city: "Zagreb" } }, "address.line1: addresses.line1.required"],
    [
      { address: { ...emptyAddress, line1: "Ilica 1", city: "Zagreb", country: "HRV", pincode: "1" } },
      "address.pincode: addresses.pincode.invalid",
    ],
  ])("%j", (change, ...expected) => {
    expect(issues({ ...ana, ...change })).toEqual(expected);
  });

  // TRV-9
  test.each<[boolean, boolean, string[]]>([
    [true, true, ["phoneNumber: travellers.phone.required"]],
    [true, false, []],
    [false, true, []],
    [false, false, []],
  ])("primary %j, phone required %j: a phone is asked for only when both hold", (primary, phoneRequired, expected) => {
    expect(issues({ ...ana, phoneNumber: "", primary }, { phoneRequired })).toEqual(expected);
  });

  test("whose number is stored need not type it again, and cannot clear it", () => {
    const { passportNo: _, ...masked } = { ...ana, passport: { masked: "•••417" } };
    expect(issues(masked)).toEqual([]);
    expect(issues({ ...masked, passport: { masked: null } })).toEqual(["passportNo: travellers.passportNo.required"]);
    expect(issues({ ...masked, passportNo: "" })).toEqual(["passportNo: travellers.passportNo.required"]);
    expect(issues({ ...masked, passportNo: "1" })).toEqual(["passportNo: travellers.passportNo.invalid"]);
  });

  test("has at most one thing wrong at each field, whatever was typed", () => {
    const text = string({ unit: "binary", maxLength: 20 });
    const anything = { ...ana };
    assert(
      property(text, text, text, constantFrom("2024-02-29", "2023-02-29", "9999-99-99", ""), (one, two, three, day) => {
        const typed = { firstname: one, email: two, phoneNumber: three, phoneCode: two, gender: one, ktn: three };
        const found = passengerIssues({ ...anything, ...typed, dob: day, passportIssueDate: one }, rules);
        expect(new Set(found.map(({ field }) => field)).size).toBe(found.length);
      }),
    );
  });
});

/** Instants around midnights, with the day that it is there. Seconds since 1970, UTC. */
const at = (text: string) => Date.parse(text) / 1000;
const clocks: [instant: string, zone: string, today: string][] = [
  ["2026-11-22T09:59:59Z", "Pacific/Kiritimati", "2026-11-22"],
  ["2026-11-22T10:00:00Z", "Pacific/Kiritimati", "2026-11-23"],
  ["2026-11-22T09:59:59Z", "Pacific/Honolulu", "2026-11-21"],
  ["2026-11-22T10:00:00Z", "Pacific/Honolulu", "2026-11-22"],
  ["2026-11-22T22:59:59Z", "Europe/Zagreb", "2026-11-22"],
  ["2026-11-22T23:00:00Z", "Europe/Zagreb", "2026-11-23"],
  ["2026-07-01T03:59:59Z", "America/New_York", "2026-06-30"],
  ["2026-07-01T04:00:00Z", "America/New_York", "2026-07-01"],
  ["2026-11-22T18:14:59Z", "Asia/Kathmandu", "2026-11-22"],
  ["2026-11-22T18:15:00Z", "Asia/Kathmandu", "2026-11-23"],
  ["2028-02-29T11:59:59Z", "Pacific/Auckland", "2028-03-01"],
  ["2028-02-29T10:59:59Z", "Pacific/Auckland", "2028-02-29"],
  ["2028-03-01T04:59:59Z", "America/New_York", "2028-02-29"],
  ["2026-12-31T23:59:59Z", "UTC", "2026-12-31"],
  ["2027-01-01T00:00:00Z", "UTC", "2027-01-01"],
];

// TRV-11
describe("days", () => {
  test.each(clocks)("at %s in %s it is %s: that day counts, and not the next or the last", (instant, zone, today) => {
    expect(localClock(at(instant), zone).date).toBe(today);
    const [before, after] = [addDays(today, -1), addDays(today, 1)];
    const on = (change: Partial<Passenger>) => issues({ ...ana, ...change }, { today });
    expect(on({ dob: today, passportIssueDate: today })).toEqual([]);
    expect(on({ dob: after })).toContain("dob: travellers.dob.future");
    expect(on({ passportIssueDate: after })).toContain("passportIssueDate: travellers.passportIssueDate.future");
    expect(on({ passportExpDate: today })).toEqual([]);
    expect(on({ passportExpDate: before })).toEqual(["passportExpDate: travellers.passportExpDate.past"]);
  });

  test.each(clocks)("at %s a server that knows no zone allows what is right in %s", (instant, zone, today) => {
    const anywhere = todayAnywhere(at(instant));
    expect(anywhere.earliest <= today && today <= anywhere.latest, zone).toBe(true);
    expect(issues({ ...ana, dob: today, passportIssueDate: today }, { today: anywhere })).toEqual([]);
    expect(issues({ ...ana, passportExpDate: today }, { today: anywhere })).toEqual([]);
    const [early, late] = [addDays(anywhere.earliest, -1), addDays(anywhere.latest, 1)];
    expect(issues({ ...ana, dob: late }, { today: anywhere })).toContain("dob: travellers.dob.future");
    expect(issues({ ...ana, passportExpDate: early }, { today: anywhere })).toEqual([
      "passportExpDate: travellers.passportExpDate.past",
    ]);
  });

  test("that are somewhere on Earth are two, and three for two hours of the day", () => {
    expect(todayAnywhere(at("2026-11-22T09:59:59Z"))).toEqual({ earliest: "2026-11-21", latest: "2026-11-22" });
    expect(todayAnywhere(at("2026-11-22T10:00:00Z"))).toEqual({ earliest: "2026-11-21", latest: "2026-11-23" });
    expect(todayAnywhere(at("2026-11-22T12:00:00Z"))).toEqual({ earliest: "2026-11-22", latest: "2026-11-23" });
  });

  test.each<[Partial<Passenger>, ...string[]]>([
    [{ dob: "" }],
    [{ dob: "1900-01-01", passportIssueDate: "2021-03-03" }],
    [{ dob: "1899-12-31" }, "dob: travellers.dob.invalid"],
    [{ dob: "12.03.1987" }, "dob: travellers.dob.invalid"],
    [{ dob: "2024-02-29", passportIssueDate: "2024-03-01" }],
    [{ dob: "2023-02-29" }, "dob: travellers.dob.invalid"],
    [{ dob: "1987-13-01" }, "dob: travellers.dob.invalid"],
    [{ dob: "2021-03-03" }],
    [{ dob: "2021-03-04" }, "passportIssueDate: travellers.passportIssueDate.beforeBirth"],
    [{ passportIssueDate: "" }, "passportIssueDate: travellers.passportIssueDate.required"],
    [{ passportIssueDate: "2021-02-29" }, "passportIssueDate: travellers.passportIssueDate.invalid"],
    [{ passportIssueDate: "2026-11-22" }],
    [{ passportIssueDate: "2026-11-23" }, "passportIssueDate: travellers.passportIssueDate.future"],
    [{ passportExpDate: "" }, "passportExpDate: travellers.passportExpDate.required"],
    [{ passportExpDate: "2027-02-29" }, "passportExpDate: travellers.passportExpDate.invalid"],
    [{ passportExpDate: "2028-02-29" }],
    [{ passportExpDate: "2100-01-01" }, "passportExpDate: travellers.passportExpDate.invalid"],
    [{ passportExpDate: "2026-11-22" }],
    [{ passportExpDate: "2026-11-21" }, "passportExpDate: travellers.passportExpDate.past"],
    [
      { passportIssueDate: "2026-11-22", passportExpDate: "2026-11-22" },
      "passportExpDate: travellers.passportExpDate.beforeIssue",
    ],
    [{ passportIssueDate: "2026-11-22", passportExpDate: "2026-11-23" }],
  ])("%j", (change, ...expected) => {
    expect(issues({ ...ana, ...change })).toEqual(expected);
  });

  test("on 29 February a child may be born, and a passport ends", () => {
    const today = "2028-02-29";
    expect(issues({ ...ana, dob: today, passportIssueDate: today }, { today })).toEqual([]);
    expect(issues({ ...ana, passportExpDate: today }, { today })).toEqual([]);
    expect(issues({ ...ana, passportExpDate: today }, { today: "2028-03-01" })).toEqual([
      "passportExpDate: travellers.passportExpDate.past",
    ]);
  });
});

// TRV-11
describe("the days that a picker offers", () => {
  test("are those that the rules allow", () => {
    const fields = ["dob", "passportIssueDate", "passportExpDate"] as const;
    const day = constantFrom(
      "1900-01-01",
      "1987-03-12",
      "2021-03-03",
      "2026-11-21",
      "2026-11-22",
      "2026-11-23",
      "2031-03-03",
    );
    assert(
      property(day, day, day, constantFrom(...fields), (dob, passportIssueDate, passportExpDate, field) => {
        const passenger = { ...ana, dob, passportIssueDate, passportExpDate };
        const { min, max } = dateLimits(passenger, rules.today)[field];
        const isOffered = min <= passenger[field] && passenger[field] <= max;
        expect(issues(passenger).every((issue) => !issue.startsWith(`${field}:`))).toBe(isOffered);
      }),
    );
  });

  test("are bound by nothing that is no day yet", () => {
    expect(dateLimits({ dob: "", passportIssueDate: "x", passportExpDate: "" }, "2026-11-22")).toEqual({
      dob: { min: "1900-01-01", max: "2026-11-22" },
      passportIssueDate: { min: "1900-01-01", max: "2026-11-22" },
      passportExpDate: { min: "2026-11-22", max: "2099-12-31" },
    });
  });
});

describe("a passport that ends before the last flight", () => {
  test.each([
    ["2026-12-01", "2026-12-02", "travellers.passportExpDate.beforeTravel"],
    ["2026-12-02", "2026-12-02", undefined],
    ["2026-12-03", "2026-12-02", undefined],
    ["", "2026-12-02", undefined],
    ["2026-12-01", "", undefined],
  ])("%j, last flight %j: %j", (passportExpDate, lastFlight, warning) => {
    expect(passportWarning({ passportExpDate }, lastFlight)).toBe(warning);
  });
});

// TRV-13
describe("an emergency contact", () => {
  test.each(["דוד", "李小龍", "김민준", "สมชาย", "राज", "გიორგი", "Արամ", "محمد", "Žofie-Marie", "D’Arcy Jr."])(
    "may be called %s: there is no passport",
    (name) => {
      const named = { ...emptyEmergencyContact, firstname: name, lastname: name };
      expect(emergencyContactIssues(named, rules)).toEqual([]);
    },
  );

  test.each(["R2D2", "<b>", "\u202Eabc", "---", "a@b", "x".repeat(58)])("is not called %j", (name) => {
    const named = { ...emptyEmergencyContact, firstname: name, lastname: name };
    expect(emergencyContactIssues(named, rules).map(({ field }) => field)).toEqual(["firstname", "lastname"]);
  });

  test.each<[Partial<EmergencyContact>, ...string[]]>([
    [{}],
    [{ firstname: "Eva", lastname: "Novak", email: "eva@posta.example", phoneCode: "385", phoneNumber: "912345678" }],
    [{ email: "eva@" }, "email: travellers.email.invalid"],
    [{ phoneNumber: "12" }, "phoneNumber: travellers.phone.invalid"],
    [{ phoneNumber: "+385912345678" }],
    [{ firstname: "3" }, "firstname: travellers.firstname.invalid"],
    [{ lastname: "3" }, "lastname: travellers.lastname.invalid"],
    [{ nationality: "ZZZ" }, "nationality: travellers.nationality.invalid"],
    [{ nationality: "HRV" }],
  ])("%j", (change, ...expected) => {
    const found = emergencyContactIssues({ ...emptyEmergencyContact, ...change }, rules);
    expect(found.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected);
  });

  test("is full once every field has something", () => {
    const eva = { firstname: "Eva", lastname: "Novak", email: "eva@posta.example", nationality: "HRV" };
    const contact = { ...emptyEmergencyContact, ...eva };
    expect(isFullContact({ ...contact, phoneNumber: "2025550123" })).toBe(true);
    expect(isFullContact({ ...contact, phoneNumber: " " })).toBe(false);
    expect(isFullContact(emptyEmergencyContact)).toBe(false);
  });
});
