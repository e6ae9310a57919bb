import { isDate } from "../time/index.ts";
import { genders } from "../travellers/passenger.ts";
import { isPersonName, nameLength, normaliseName } from "../travellers/person-name.ts";
import { languageTag } from "../travellers/language.ts";
import { phoneText, readPhone } from "../travellers/phone.ts";
import { latestOf, type Today } from "../travellers/today.ts";
import { isPlainLine, isPlainText } from "../validation/index.ts";
import { basicDetails, missingBasicDetails } from "./basic-details.ts";

/** Kinds of loyalty programme besides those of airlines. */
export const loyaltyTypes = ["car", "hotel"] as const;

export interface FrequentFlyerNo {
  readonly airline: string;
  readonly membershipId: string;
}

export interface LoyaltyMembership {
  /** One of `loyaltyTypes`. */
  readonly memberShipType: (typeof loyaltyTypes)[number];
  readonly programName: string;
  readonly membershipId: string;
}

/** What travellers say about themselves (PRO-1). An empty text is one that was not given. */
export interface OwnProfile {
  readonly prefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly dob: string;
  /** One of the genders that airlines tell governments. */
  readonly gender: string;
  /** Country calling code, digits only. */
  readonly phoneCode: string;
  readonly phoneNumber: string;
  /** IANA zone. */
  readonly tz: string;
  /** The language of mails: a BCP 47 tag. */
  readonly language: string;
  readonly frequentFlyerNos: readonly FrequentFlyerNo[];
  readonly loyaltyMemberships: readonly LoyaltyMembership[];
  /** IATA codes, parted by commas. */
  readonly prefAirports: string;
  /** One of `travelTimes`. */
  readonly preferredTravelTime: string;
  /** What a rented car should be like. */
  readonly carRentalDetails: string;
  /** Who pays, or what is charged. */
  readonly payerFlight: string;
  readonly payerCar: string;
  readonly payerHotel: string;
  readonly specialNote: string;
}

/** When somebody likes to leave, on the clock of the airport. */
export const travelTimes = ["morning", "afternoon", "evening", "night"] as const;

/** Most memberships of each list, and most characters of a text (PRO-3). */
export const profileLimits = { memberships: 10, prefix: 20, text: 80, airports: 5, specialNote: 1000 } as const;

/** What can be wrong with a profile. */
export const profileCodes = [
  "profile.text",
  "profile.tooLong",
  "profile.name.invalid",
  "profile.dob.invalid",
  "profile.dob.future",
  "profile.gender.invalid",
  "profile.phone.invalid",
  "profile.tz.invalid",
  "profile.language.invalid",
  "profile.airports.invalid",
  "profile.airports.tooMany",
  "profile.travelTime.invalid",
  "profile.membership.required",
  "profile.memberships.tooMany",
] as const;
export type ProfileCode = (typeof profileCodes)[number];

/** @property field where it is wrong: `dob`, `loyaltyMemberships.0.programName` */
export interface ProfileProblem {
  readonly field: string;
  readonly code: ProfileCode;
}

/** Whether a text is a time zone by its IANA name; offsets such as `+01:00` are none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const lineProblem = (text: string, most: number): ProfileCode | undefined =>
  !isPlainLine(text) ? "profile.text" : text.trim().length > most ? "profile.tooLong" : undefined;

const nameProblem = (text: string): ProfileCode | undefined =>
  text.trim() === ""
    ? undefined
    : (lineProblem(text, nameLength) ?? (isPersonName(text) ? undefined : "profile.name.invalid"));

function dobProblem(dob: string, today: Today): ProfileCode | undefined {
  if (dob === "") return undefined;
  if (!isDate(dob) || dob < "1900-01-01") return "profile.dob.invalid";
  return dob > latestOf(today) ? "profile.dob.future" : undefined;
}

/** The airports of a text; each is three letters where it is right. */
const airportsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ""),
  ),
];

function airportsProblem(text: string): ProfileCode | undefined {
  const codes = airportsOf(text);
  if (codes.some((code) => !/^[A-Z]{3}$/.test(code))) return "profile.airports.invalid";
  return codes.length > profileLimits.airports ? "profile.airports.tooMany" : undefined;
}

const partProblem = (text: string): ProfileCode | undefined =>
  text.trim() === "" ? "profile.membership.required" : lineProblem(text, profileLimits.text);

function listProblems<Entry>(
  name: "frequentFlyerNos" | "loyaltyMemberships",
  entries: readonly Entry[],
  partsOf: (entry: Entry) => Readonly<Record<string, string>>,
): readonly (readonly [string, ProfileCode | undefined])[] {
  return [
    [name, entries.length > profileLimits.memberships ? "profile.memberships.tooMany" : undefined],
    ...entries.flatMap((entry, place) =>
      Object.entries(partsOf(entry)).map(([part, text]) => [`${name}.${place}.${part}`, partProblem(text)] as const),
    ),
  ];
}

/**
 * What keeps a profile from being saved, in the order of the form; for the form and for the server (PRO-3). Nothing is required: what
 * is not there yet is told by `profileGaps`.
 */
export function profileProblems(profile: OwnProfile, { today }: { readonly today: Today }): readonly ProfileProblem[] {
  const { gender, phoneCode, phoneNumber, tz, language, specialNote } = profile;
  const found: readonly (readonly [string, ProfileCode | undefined])[] = [
    ["prefix", lineProblem(profile.prefix, profileLimits.prefix)],
    ["firstName", nameProblem(profile.firstName)],
    ["middleName", nameProblem(profile.middleName)],
    ["lastName", nameProblem(profile.lastName)],
    ["dob", dobProblem(profile.dob, today)],
    ["gender", gender === "" || genders.some((one) => one === gender) ? undefined : "profile.gender.invalid"],
    ["phone", phoneNumber.trim() === "" || readPhone(phoneCode, phoneNumber) ? undefined : "profile.phone.invalid"],
    ["tz", tz === "" || isTimeZone(tz) ? undefined : "profile.tz.invalid"],
    ["language", language === "" || languageTag(language) ? undefined : "profile.language.invalid"],
    ...listProblems("frequentFlyerNos", profile.frequentFlyerNos, ({ airline, membershipId }) => ({
      airline,
      membershipId,
    })),
    ...listProblems("loyaltyMemberships", profile.loyaltyMemberships, ({ programName, membershipId }) => ({
      programName,
      membershipId,
    })),
    ["prefAirports", airportsProblem(profile.prefAirports)],
    [
      "preferredTravelTime",
      profile.preferredTravelTime === "" || travelTimes.some((one) => one === profile.preferredTravelTime)
        ? undefined
        : "profile.travelTime.invalid",
    ],
    ["carRentalDetails", lineProblem(profile.carRentalDetails, profileLimits.text)],
    ["payerFlight", lineProblem(profile.payerFlight, profileLimits.text)],
    ["payerCar", lineProblem(profile.payerCar, profileLimits.text)],
    ["payerHotel", lineProblem(profile.payerHotel, profileLimits.text)],
    [
      "specialNote",
      !isPlainText(specialNote)
        ? "profile.text"
        : specialNote.trim().length > profileLimits.specialNote
          ? "profile.tooLong"
          : undefined,
    ],
  ];
  return found.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
}

/** A profile as it is stored: names and numbers in their one way of writing. */
export function normaliseProfile(profile: OwnProfile): OwnProfile {
  const phone = readPhone(profile.phoneCode, profile.phoneNumber);
  return {
    prefix: profile.prefix.trim(),
    firstName: normaliseName(profile.firstName),
    middleName: normaliseName(profile.middleName),
    lastName: normaliseName(profile.lastName),
    dob: profile.dob,
    gender: profile.gender,
    phoneCode: phone?.code ?? "",
    phoneNumber: phone?.number ?? "",
    tz: profile.tz,
    language: profile.language === "" ? "" : (languageTag(profile.language) ?? ""),
    frequentFlyerNos: profile.frequentFlyerNos.map(({ airline, membershipId }) => ({
      airline: airline.trim(),
      membershipId: membershipId.trim(),
    })),
    loyaltyMemberships: profile.loyaltyMemberships.map(({ memberShipType, programName, membershipId }) => ({
      memberShipType,
      programName: programName.trim(),
      membershipId: membershipId.trim(),
    })),
    prefAirports: airportsOf(profile.prefAirports).join(", "),
    preferredTravelTime: profile.preferredTravelTime,
    carRentalDetails: profile.carRentalDetails.trim(),
    payerFlight: profile.payerFlight.trim(),
    payerCar: profile.payerCar.trim(),
    payerHotel: profile.payerHotel.trim(),
    specialNote: profile.specialNote.trim(),
  };
}

/** A number that is stored in one piece, in the two inputs of a form; one that cannot be read stands as it is, to be corrected. */
export function phoneParts(stored: string): Pick<OwnProfile, "phoneCode" | "phoneNumber"> {
  const phone = stored === "" ? undefined : readPhone("", stored);
  return phone ? { phoneCode: phone.code, phoneNumber: phone.number } : { phoneCode: "", phoneNumber: stored };
}

/** A number in one piece, as people read it; empty where there is none. */
export const phoneOfParts = ({ phoneCode, phoneNumber }: Pick<OwnProfile, "phoneCode" | "phoneNumber">): string =>
  phoneText(phoneCode, phoneNumber);

/** Parts that a profile is complete with (PRO-2): the basic details, and a phone number. */
export const profileParts = [...basicDetails, "phone"] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The parts of a profile that are not filled, in the order of the form (PRO-2). */
export const profileGaps = (profile: OwnProfile & { readonly email: string }): readonly ProfilePart[] => [
  ...missingBasicDetails(profile),
  ...(profile.phoneNumber.trim() === "" ? (["phone"] as const) : []),
];

/** Fields that say something else in one profile than in the other; the phone number's two parts are one. */
export function changedFields(one: OwnProfile, other: OwnProfile): readonly ProfileField[] {
  return profileFields.filter((field) =>
    field === "phone"
      ? one.phoneCode !== other.phoneCode || one.phoneNumber !== other.phoneNumber
      : JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}

/** What can be filled in, in the order of the form. */
export const profileFields = [
  "prefix",
  "firstName",
  "middleName",
  "lastName",
  "dob",
  "gender",
  "phone",
  "tz",
  "language",
  "frequentFlyerNos",
  "loyaltyMemberships",
  "prefAirports",
  "preferredTravelTime",
  "carRentalDetails",
  "payerFlight",
  "payerCar",
  "payerHotel",
  "specialNote",
] as const;
export type ProfileField = (typeof profileFields)[number];

/** A profile in which nothing was said yet. */
export const emptyProfile: OwnProfile = {
  prefix: "",
  firstName: "",
  middleName: "",
  lastName: "",
  dob: "",
  gender: "",
  phoneCode: "",
  phoneNumber: "",
  tz: "",
  language: "",
  frequentFlyerNos: [],
  loyaltyMemberships: [],
  prefAirports: "",
  preferredTravelTime: "",
  carRentalDetails: "",
  payerFlight: "",
  payerCar: "",
  payerHotel: "",
  specialNote: "",
};

/** What a traveller says about cars and hotels: those who ask for flights only are neither asked for it nor told of it (REQ-3). */
export const carsAndHotelsOf = ({
  loyaltyMemberships,
  carRentalDetails,
  payerCar,
  payerHotel,
}: OwnProfile): Pick<OwnProfile, "loyaltyMemberships" | "carRentalDetails" | "payerCar" | "payerHotel"> => ({
  loyaltyMemberships,
  carRentalDetails,
  payerCar,
  payerHotel,
});
