import { addressIssues } from "../addresses/index.ts";
import type { TravellerCode } from "./codes.ts";
import { emailProblem, isDay, nameProblem, phoneCodeProblem, phoneProblem, textProblem } from "./field-rules.ts";
import { isKtn } from "./known-traveller.ts";
import type { PassengerIssue } from "./missing-info.ts";
import { isNationality } from "./nationality.ts";
import { isPassportNo } from "./passport.ts";
import { genders, type Passenger, type PassengerField, passengerFields } from "./passenger.ts";
import type { TravellerRules } from "./rules.ts";
import { earliestOf, latestOf, type Today } from "./today.ts";

/** A passenger with a passport number, or with one that is stored and of which only the end is known. */
export type CheckedPassenger = Omit<Passenger, "passportNo"> & {
  readonly passportNo?: string | undefined;
  readonly passport?: { readonly masked: string | null } | undefined;
};

type Rule = (passenger: CheckedPassenger, rules: TravellerRules) => TravellerCode | undefined;

const day = (value: string): string | undefined => (isDay(value.trim()) ? value.trim() : undefined);

/** A day that has come: what lies in the future is wrong at its own field, and nothing is measured by it. */
const pastDay = (value: string, today: Today): string | undefined => {
  const found = day(value);
  return found !== undefined && found <= latestOf(today) ? found : undefined;
};

const dob: Rule = ({ dob: value }, { today }) => {
  if (value.trim() === "") return undefined;
  const born = day(value);
  if (born === undefined) return "travellers.dob.invalid";
  return born > latestOf(today) ? "travellers.dob.future" : undefined;
};

const nationality: Rule = ({ nationality: value }, { countryOf }) => {
  if (value.trim() === "") return "travellers.nationality.required";
  return isNationality(value, countryOf) ? undefined : "travellers.nationality.invalid";
};

const passportNo: Rule = (passenger, rules) => {
  const { passportNo: value, passport } = passenger;
  // Nobody but the server can check a number of which only the end is known.
  if (value === undefined) return passport?.masked ? undefined : "travellers.passportNo.required";
  if (value.trim() === "") return "travellers.passportNo.required";
  const wrong = textProblem(value, 40);
  if (wrong) return wrong;
  // What any passport can have is right only for a nationality: without one it cannot be checked.
  return isPassportNo(value, passenger.nationality) ? nationality(passenger, rules) : "travellers.passportNo.invalid";
};

const passportIssueDate: Rule = (passenger, { today }) => {
  if (passenger.passportIssueDate.trim() === "") return "travellers.passportIssueDate.required";
  const issued = day(passenger.passportIssueDate);
  if (issued === undefined) return "travellers.passportIssueDate.invalid";
  if (issued > latestOf(today)) return "travellers.passportIssueDate.future";
  const born = pastDay(passenger.dob, today);
  return born !== undefined && issued < born ? "travellers.passportIssueDate.beforeBirth" : undefined;
};

const passportExpDate: Rule = (passenger, { today }) => {
  if (passenger.passportExpDate.trim() === "") return "travellers.passportExpDate.required";
  const expires = day(passenger.passportExpDate);
  if (expires === undefined) return "travellers.passportExpDate.invalid";
  if (expires < earliestOf(today)) return "travellers.passportExpDate.past";
  const issued = pastDay(passenger.passportIssueDate, today);
  return issued !== undefined && expires <= issued ? "travellers.passportExpDate.beforeIssue" : undefined;
};

/** One rule for each field (TRV-8); the address has its own. */
const fieldRules: Readonly<Record<Exclude<PassengerField, "address">, Rule>> = {
  firstname: ({ firstname }) => nameProblem("firstname", firstname),
  middlename: ({ middlename }) => nameProblem("middlename", middlename),
  lastname: ({ lastname }) => nameProblem("lastname", lastname),
  gender: ({ gender }) => (genders.some((known) => known === gender.trim()) ? undefined : "travellers.gender.required"),
  dob,
  nationality,
  passportNo,
  passportIssueDate,
  passportExpDate,
  email: ({ email, primary }) => emailProblem(email, primary),
  phoneCode: ({ phoneCode }) => phoneCodeProblem(phoneCode),
  phoneNumber: ({ phoneCode, phoneNumber, primary }, { phoneRequired }) =>
    phoneProblem(phoneCode, phoneNumber, primary && phoneRequired),
  ktn: ({ ktn }) => (ktn.trim() === "" || isKtn(ktn) ? undefined : "travellers.ktn.invalid"),
};

/**
 * What is wrong with a passenger, at most one thing for each field, in the order of the form (TRV-8). Codes that end in `required`
 * speak of what is missing, all others of what cannot be right.
 */
export function passengerIssues(passenger: CheckedPassenger, rules: TravellerRules): readonly PassengerIssue[] {
  return passengerFields.flatMap((field): readonly PassengerIssue[] => {
    if (field === "address") {
      const { address } = passenger;
      return addressIssues(address, rules.countryOf(address.country)).map((issue) => ({
        field: `address.${issue.field}`,
        code: issue.code,
      }));
    }
    const code = fieldRules[field](passenger, rules);
    return code === undefined ? [] : [{ field, code }];
  });
}
