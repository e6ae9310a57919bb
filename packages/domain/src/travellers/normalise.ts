import { normaliseAddress } from "../addresses/index.ts";
import { normaliseKtn } from "./known-traveller.ts";
import { normalisePassportNo } from "./passport.ts";
import type { EmergencyContact, Passenger } from "./passenger.ts";
import { normaliseName } from "./person-name.ts";
import { normalisePhoneCode, readPhone } from "./phone.ts";
import type { TravellerRules } from "./rules.ts";

const tidy = (text: string): string => text.normalize("NFC").trim();
const code = (text: string): string => tidy(text).toUpperCase();

/** A phone as it is stored; what cannot be read stays as it was typed, for anyone who corrects it. */
function phone({ phoneCode, phoneNumber }: Pick<Passenger, "phoneCode" | "phoneNumber">) {
  const found = phoneNumber.trim() === "" ? undefined : readPhone(phoneCode, phoneNumber);
  return {
    phoneCode: found?.code ?? normalisePhoneCode(phoneCode),
    phoneNumber: found?.number ?? tidy(phoneNumber),
  };
}

/** A passenger as it is stored and as airlines take it: passport number in capital letters without blanks, phone taken apart. */
export const normalisePassenger = (
  passenger: Passenger,
  { countryOf }: Pick<TravellerRules, "countryOf">,
): Passenger => ({
  ...passenger,
  firstname: normaliseName(passenger.firstname),
  middlename: normaliseName(passenger.middlename),
  lastname: normaliseName(passenger.lastname),
  email: tidy(passenger.email),
  ...phone(passenger),
  gender: code(passenger.gender),
  ktn: normaliseKtn(passenger.ktn),
  dob: tidy(passenger.dob),
  nationality: code(passenger.nationality),
  passportNo: normalisePassportNo(passenger.passportNo),
  passportIssueDate: tidy(passenger.passportIssueDate),
  passportExpDate: tidy(passenger.passportExpDate),
  address: normaliseAddress(passenger.address, countryOf(passenger.address.country)),
});

/** An emergency contact as it is stored: names, mail address and telephone number in one form each. */
export const normaliseEmergencyContact = (contact: EmergencyContact): EmergencyContact => ({
  ...contact,
  firstname: normaliseName(contact.firstname),
  lastname: normaliseName(contact.lastname),
  email: tidy(contact.email),
  ...phone(contact),
  nationality: code(contact.nationality),
});
