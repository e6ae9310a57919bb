import type { TravellerCode } from "./codes.ts";
import { contactNameProblem, emailProblem, phoneCodeProblem, phoneProblem } from "./field-rules.ts";
import type { EmergencyContactIssue } from "./missing-info.ts";
import { isNationality } from "./nationality.ts";
import { type EmergencyContact, type EmergencyContactField, emergencyContactFields } from "./passenger.ts";
import type { TravellerRules } from "./rules.ts";

type Rule = (contact: EmergencyContact, rules: Pick<TravellerRules, "countryOf">) => TravellerCode | undefined;

const fieldRules: Readonly<Record<EmergencyContactField, Rule>> = {
  firstname: ({ firstname }) => contactNameProblem("firstname", firstname),
  lastname: ({ lastname }) => contactNameProblem("lastname", lastname),
  email: ({ email }) => emailProblem(email, false),
  phoneCode: ({ phoneCode }) => phoneCodeProblem(phoneCode),
  phoneNumber: ({ phoneCode, phoneNumber }) => phoneProblem(phoneCode, phoneNumber, false),
  nationality: ({ nationality }, { countryOf }) =>
    nationality.trim() === "" || isNationality(nationality, countryOf) ? undefined : "travellers.nationality.invalid",
};

/** Whether everything that is asked about a contact is given, right or wrong. */
export const isFullContact = (contact: EmergencyContact): boolean =>
  emergencyContactFields.every((field) => contact[field].trim() !== "");

/** What is wrong with an emergency contact. Nothing of it is required; what is given must be right (TRV-13). */
export function emergencyContactIssues(
  contact: EmergencyContact,
  rules: Pick<TravellerRules, "countryOf">,
): readonly EmergencyContactIssue[] {
  return emergencyContactFields.flatMap((field) => {
    const code = fieldRules[field](contact, rules);
    return code === undefined ? [] : [{ field, code }];
  });
}
