import type { Address, AddressCode, AddressField, AddressIssue } from "../addresses/index.ts";
import type { TravellerCode } from "./codes.ts";
import {
  type EmergencyContact,
  type EmergencyContactField,
  type MaskedPassenger,
  type PassengerField,
  passengerFields,
  type PassengerPatch,
} from "./passenger.ts";

/** A field of a passenger's form: the address's fields one by one. */
export type PassengerPath = Exclude<PassengerField, "address"> | `address.${AddressField}`;

/** In the order in which forms ask for them. */
export const passengerPaths: readonly PassengerPath[] = passengerFields.flatMap((field): readonly PassengerPath[] =>
  field === "address"
    ? ["address.line1", "address.line2", "address.city", "address.country", "address.state", "address.pincode"]
    : [field],
);

/** Something that is wrong, and where. */
export interface Issue<Field extends string> {
  readonly field: Field;
  readonly code: TravellerCode | AddressCode;
}
export type PassengerIssue = Issue<PassengerPath>;
export type EmergencyContactIssue = Issue<EmergencyContactField>;

/** What travellers of a booking have given so far. */
export interface GivenInfo {
  readonly passengers: readonly MaskedPassenger[];
  readonly destinationAddress: Address;
  readonly emergencyContact: EmergencyContact;
  /** Whether the airline wants a phone number of the primary passenger. */
  readonly phoneRequired: boolean;
}

/** Fields by passenger and block; a passenger or block without any has an empty list. */
export interface FieldsOf {
  readonly passengers: readonly { readonly id: string; readonly fields: readonly PassengerPath[] }[];
  readonly destinationAddress: readonly AddressField[];
  readonly emergencyContact: readonly EmergencyContactField[];
}

/** Issues by passenger and block. */
export interface IssuesOf {
  readonly passengers: readonly { readonly id: string; readonly issues: readonly PassengerIssue[] }[];
  readonly destinationAddress: readonly AddressIssue[];
  readonly emergencyContact: readonly EmergencyContactIssue[];
}

/** What a traveller sends: what is left out stays as it is stored. */
export interface GivenPatch {
  readonly passengers: readonly PassengerPatch[];
  readonly destinationAddress?: Address | undefined;
  readonly emergencyContact?: EmergencyContact | undefined;
}
