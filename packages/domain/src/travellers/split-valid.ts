import type { Address } from "../addresses/index.ts";
import { emergencyContactIssues } from "./contact-rules.ts";
import type { EmergencyContactIssue, FieldsOf, GivenPatch, IssuesOf } from "./missing-info.ts";
import { normaliseEmergencyContact } from "./normalise.ts";
import {
  type EmergencyContact,
  type EmergencyContactField,
  emergencyContactFields,
  type Passenger,
} from "./passenger.ts";
import type { TravellerRules } from "./rules.ts";
import { type Split, splitAddress } from "./split-address.ts";
import { splitPassenger } from "./split-passenger.ts";

/** What is stored of a booking's travellers. */
export interface StoredInfo {
  readonly passengers: readonly Passenger[];
  readonly destinationAddress: Address;
  readonly emergencyContact: EmergencyContact;
}

/** What becomes of what was sent: the new state, what of it is new, and what was refused and why. */
export interface SplitInfo {
  readonly next: StoredInfo;
  readonly saved: FieldsOf;
  readonly refused: IssuesOf;
}

const phone: readonly EmergencyContactField[] = ["phoneCode", "phoneNumber"];

/** An emergency contact as far as it is right; what is wrong stays as it was stored. @param sent undefined when nothing was sent */
export function splitEmergencyContact(
  stored: EmergencyContact,
  sent: EmergencyContact | undefined,
  rules: Pick<TravellerRules, "countryOf">,
): Split<EmergencyContact, EmergencyContactField, EmergencyContactIssue> {
  if (!sent) return { next: stored, saved: [], refused: [] };
  const tidied = normaliseEmergencyContact(sent);
  const refused = emergencyContactIssues(tidied, rules);
  const back = refused.flatMap(({ field }) => (phone.includes(field) ? phone : [field]));
  const next: Record<EmergencyContactField, string> = { ...tidied };
  for (const field of back) next[field] = stored[field];
  return { next, saved: emergencyContactFields.filter((field) => next[field] !== stored[field]), refused };
}

/**
 * Takes what is right of what was sent and leaves the rest (partial saving). What is refused stays as it was stored, and is told with
 * its reason; what was not sent stays. Passengers whom nobody knows are passed over.
 */
export function splitValid(stored: StoredInfo, patch: GivenPatch, rules: TravellerRules): SplitInfo {
  const passengers = stored.passengers.map((passenger) => {
    const sent = patch.passengers.find(({ id }) => id === passenger.id);
    return { id: passenger.id, ...splitPassenger(passenger, sent, rules) };
  });
  const address = splitAddress(stored.destinationAddress, patch.destinationAddress, rules.countryOf);
  const contact = splitEmergencyContact(stored.emergencyContact, patch.emergencyContact, rules);
  return {
    next: {
      passengers: passengers.map(({ next }) => next),
      destinationAddress: address.next,
      emergencyContact: contact.next,
    },
    saved: {
      passengers: passengers.map(({ id, saved }) => ({ id, fields: saved })),
      destinationAddress: address.saved,
      emergencyContact: contact.saved,
    },
    refused: {
      passengers: passengers.map(({ id, refused }) => ({ id, issues: refused })),
      destinationAddress: address.refused,
      emergencyContact: contact.refused,
    },
  };
}
