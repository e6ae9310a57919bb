import { addressIssues } from "../addresses/index.ts";
import { emergencyContactIssues } from "./contact-rules.ts";
import type { FieldsOf, IssuesOf, PassengerIssue } from "./missing-info.ts";
import type { EmergencyContact } from "./passenger.ts";
import { type CheckedPassenger, passengerIssues } from "./passenger-rules.ts";
import type { TravellerRules } from "./rules.ts";
import type { Address } from "../addresses/index.ts";

/** What travellers of a booking have given, with whatever is known of their passport numbers. */
export interface CheckedInfo {
  readonly passengers: readonly CheckedPassenger[];
  readonly destinationAddress: Address;
  readonly emergencyContact: EmergencyContact;
}

/** What is wrong with all that was given, by passenger and block; who has nothing wrong has an empty list. */
export const infoIssues = (info: CheckedInfo, rules: TravellerRules): IssuesOf => ({
  passengers: info.passengers.map((passenger) => ({ id: passenger.id, issues: passengerIssues(passenger, rules) })),
  destinationAddress: addressIssues(info.destinationAddress, rules.countryOf(info.destinationAddress.country)),
  emergencyContact: emergencyContactIssues(info.emergencyContact, rules),
});

const fields = <Field extends string>(issues: readonly { readonly field: Field }[]): readonly Field[] =>
  issues.map(({ field }) => field);

/** A number that cannot be checked waits for the nationality, which is missing: it is there itself. */
const isThere = ({ field, code }: PassengerIssue): boolean =>
  field === "passportNo" && code.startsWith("travellers.nationality.");

/**
 * What travellers have to give still: required fields that are empty, and stored values that are no longer right, such as a passport
 * that has expired. Addresses and the emergency contact are optional as a whole; a begun one has to be finished.
 */
export function missingOf(info: CheckedInfo, rules: TravellerRules): FieldsOf {
  const { passengers, destinationAddress, emergencyContact } = infoIssues(info, rules);
  return {
    passengers: passengers.map(({ id, issues }) => ({ id, fields: fields(issues.filter((issue) => !isThere(issue))) })),
    destinationAddress: fields(destinationAddress),
    emergencyContact: fields(emergencyContact),
  };
}

/** Whether nothing is left: then the check-ins of the booking are ready for the queue. */
export const isNothing = ({ passengers, destinationAddress, emergencyContact }: FieldsOf): boolean =>
  destinationAddress.length === 0 &&
  emergencyContact.length === 0 &&
  passengers.every(({ fields: left }) => left.length === 0);
