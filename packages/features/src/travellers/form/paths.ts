import { type AddressField, addressFields } from "@gatehouse/domain/addresses";
import {
  type EmergencyContactField,
  emergencyContactFields,
  type PassengerPath,
  passengerPaths,
} from "@gatehouse/domain/travellers";

/** A field of the form, as the form library names it. */
export type InfoPath =
  | `passengers.${number}.${PassengerPath}`
  | `destinationAddress.${AddressField}`
  | `emergencyContact.${EmergencyContactField}`;

/** A part of the form with a heading of its own. */
export type InfoBlock = `passengers.${number}` | "destinationAddress" | "emergencyContact";

/** The part of the missing-information form that is a passenger's. */
export const passengerBlock = (index: number): InfoBlock => `passengers.${index}`;

/** The part of the form that a field is in. */
export const blockOf = (path: InfoPath): InfoBlock => /^(?:passengers\.\d+|\w+)/.exec(path)?.[0] as InfoBlock; // Every path begins with a block.

/** The field's name within its block: `address.city` of a passenger. */
export const fieldOf = (path: InfoPath): string => path.slice(blockOf(path).length + 1);

/** Every field, in the order in which the form asks. @param passengers how many there are */
export const pathsOf = (passengers: number): readonly InfoPath[] => [
  ...Array.from({ length: passengers }, (_, index) =>
    passengerPaths.map((field): InfoPath => `passengers.${index}.${field}`),
  ).flat(),
  ...addressFields.map((field): InfoPath => `destinationAddress.${field}`),
  ...emergencyContactFields.map((field): InfoPath => `emergencyContact.${field}`),
];
