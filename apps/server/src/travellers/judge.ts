import { type AddressField, isEmptyAddress } from "@gatehouse/domain/addresses";
import { countryByCode } from "@gatehouse/domain/addresses/data";
import {
  missingOf,
  todayAnywhere,
  type FieldsOf,
  type StoredInfo,
  type TravellerRules,
} from "@gatehouse/domain/travellers";
import type { BookedInfo } from "./booked.ts";

/** What a booking is judged by. Where its travellers are nobody knows: their day is any that is somewhere on Earth. */
export const rulesFor = ({ booking }: Pick<BookedInfo, "booking">, now: number): TravellerRules => ({
  today: todayAnywhere(now),
  phoneRequired: booking.phoneRequired,
  countryOf: countryByCode,
});

/** A booking as the rules look at it. */
export const storedOf = ({ travellers, destinationAddress, emergencyContact }: BookedInfo): StoredInfo => ({
  passengers: travellers.map(({ passenger }) => passenger),
  destinationAddress,
  emergencyContact,
});

const isName = (field: string): field is "firstname" | "middlename" | "lastname" =>
  field === "firstname" || field === "middlename" || field === "lastname";

/** What an address has in every country. */
const destinationFields: readonly AddressField[] = ["line1", "city", "country"];

/**
 * What is still missing about a booking. The destination address is asked for where a check-in was given up for lack of it. A name
 * that it was booked under is never missing, whatever signs it has: the traveller could only ask for another one.
 */
export function missingIn(info: BookedInfo, now: number): FieldsOf {
  const stored = storedOf(info);
  const missing = missingOf(stored, rulesFor(info, now));
  const isThere = (id: string, field: string) =>
    isName(field) && stored.passengers.some((one) => one.id === id && one[field].trim() !== "");
  const destinationAddress =
    info.wantsDestination && isEmptyAddress(info.destinationAddress) ? destinationFields : missing.destinationAddress;
  return {
    ...missing,
    destinationAddress,
    passengers: missing.passengers.map(({ id, fields }) => ({
      id,
      fields: fields.filter((field) => !isThere(id, field)),
    })),
  };
}
