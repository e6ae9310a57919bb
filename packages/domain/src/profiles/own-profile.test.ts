import { describe, expect, test } from "vitest";
import {
  changedFields,
  emptyProfile,
  normaliseProfile,
  type OwnProfile,
  phoneOfParts,
  phoneParts,
  profileGaps,
  profileProblems,
} from "./index.ts";

const filled: OwnProfile = {
  ...emptyProfile,
  prefix: "Dr.",
  firstName: "Ellen",
  lastName: "Marchetti",
  dob: "1979-03-14",
  gender: "F",
  phoneCode: "44",
  phoneNumber: "2079460321",
  tz: "America/New_York",
  language: "en",
  frequentFlyerNos: [{ airline: "Delta", membershipId: "9218446103" }],
  loyaltyMemberships: [{ memberShipType: "car", programName: "National", membershipId: "482910337" }],
};
const problemsOf = (more: Partial<OwnProfile>) =>
  profileProblems({ ...filled, ...more }, { today: "2026-11-24" }).map(({ field, code }) => `${field} ${code}`);

// PRO-3
describe("what keeps a profile from being saved", () => {
  test("nothing of it is required", () => {
    expect(profileProblems(emptyProfile, { today: "2026-11-24" })).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  test.each<readonly [Partial<OwnProfile>, string]>([
    [{ prefix: "x".repeat(21) }, "prefix profile.tooLong"],
    [{ firstName: "R2D2" }, "firstName profile.name.invalid"],
    [{ middleName: "a".repeat(58) }, "middleName profile.tooLong"],
    [{ lastName: "Grove\u202E" }, "lastName profile.text"],
    [{ dob: "1979-02-30" }, "dob profile.dob.invalid"],
    [{ dob: "1899-12-31" }, "dob profile.dob.invalid"],
    [{ dob: "2026-11-25" }, "dob profile.dob.future"],
    [{ gender: "Female" }, "gender profile.gender.invalid"],
    [{ phoneNumber: "12" }, "phone profile.phone.invalid"],
    [{ tz: "Europe/Nowhere" }, "tz profile.tz.invalid"],
    [{ tz: "+01:00" }, "tz profile.tz.invalid"],
    [{ language: "a language" }, "language profile.language.invalid"],
    [
      { frequentFlyerNos: [{ airline: "Delta", membershipId: " " }] },
      "frequentFlyerNos.0.membershipId profile.membership.required",
    ],
    [
      { loyaltyMemberships: [{ memberShipType: "hotel", programName: "", membershipId: "7" }] },
      "loyaltyMemberships.0.programName profile.membership.required",
    ],
    [
      { frequentFlyerNos: Array.from({ length: 11 }, () => ({ airline: "Delta", membershipId: "7" })) },
      "frequentFlyerNos profile.memberships.tooMany",
    ],
    [{ prefAirports: "JFK, New York" }, "prefAirports profile.airports.invalid"],
    [{ prefAirports: "JFK EWR LGA BOS ATL ORD" }, "prefAirports profile.airports.tooMany"],
    [{ preferredTravelTime: "noon" }, "preferredTravelTime profile.travelTime.invalid"],
    [{ payerCar: "x".repeat(81) }, "payerCar profile.tooLong"],
    [{ specialNote: "x".repeat(1001) }, "specialNote profile.tooLong"],
  ])("%o: %s", (more, problem) => {
    expect(problemsOf(more)).toEqual([problem]);
  });

  test("a birthday is today where it is tomorrow already", () => {
    const today = { earliest: "2026-11-23", latest: "2026-11-24" };
    expect(profileProblems({ ...filled, dob: "2026-11-24" }, { today })).toEqual([]);
  });
});

test("names and numbers are stored in their one way of writing", () => {
  const tidied = normaliseProfile({
    ...filled,
    firstName: " Mary  Ann ",
    phoneCode: "",
    phoneNumber: "+44 20 7946 0321",
  });
  expect([tidied.firstName, tidied.phoneCode, tidied.phoneNumber]).toEqual(["Mary Ann", "44", "2079460321"]);
  expect(phoneOfParts(tidied)).toBe("+44 20 7946 0321");
  expect(phoneParts("+44 20 7946 0321")).toEqual({ phoneCode: "44", phoneNumber: "2079460321" });
  expect(phoneParts("ask Ellen")).toEqual({ phoneCode: "", phoneNumber: "ask Ellen" });
  expect(phoneOfParts(emptyProfile)).toBe("");
});

// PRO-2
test("a profile is complete with the basic details and a phone number", () => {
  expect(profileGaps({ ...filled, email: "ellen@mail.example" })).toEqual([]);
  expect(profileGaps({ ...filled, tz: "", phoneNumber: " ", email: "ellen@mail.example" })).toEqual(["tz", "phone"]);
});

test("what differs is named by field, the phone number once", () => {
  expect(changedFields(filled, { ...filled, phoneCode: "1", phoneNumber: "4045550173", frequentFlyerNos: [] })).toEqual(
    ["phone", "frequentFlyerNos"],
  );
  expect(changedFields(filled, { ...filled })).toEqual([]);
});
