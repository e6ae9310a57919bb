import type { Address } from "../addresses/index.ts";

/** As airlines tell governments (SSR DOCS): male, female, unspecified, undisclosed. */
export const genders = ["M", "F", "X", "U"] as const;
export type Gender = (typeof genders)[number];

/** Where a phone code is asked for and nothing is known (TRV-12). */
export const defaultPhoneCode = "1";

/** A traveller as an airline wants to know them (TRV-8). An empty text is one that was not given; dates are `YYYY-MM-DD`. */
export interface Passenger {
  readonly id: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly email: string;
  /** Country calling code, digits only: `1`, `385`. */
  readonly phoneCode: string;
  /** National number. */
  readonly phoneNumber: string;
  /** One of `genders`. */
  readonly gender: string;
  /** Known traveller number (TSA PreCheck, Global Entry, NEXUS, SENTRI). */
  readonly ktn: string;
  readonly dob: string;
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string;
  readonly passportNo: string;
  readonly passportIssueDate: string;
  readonly passportExpDate: string;
  readonly address: Address;
  /** The one whom the booking is written to; cannot be removed. */
  readonly primary: boolean;
}

/** What can be filled in about a passenger, in the order in which forms ask for it. */
export const passengerFields = [
  "firstname",
  "middlename",
  "lastname",
  "gender",
  "dob",
  "nationality",
  "passportNo",
  "passportIssueDate",
  "passportExpDate",
  "email",
  "phoneCode",
  "phoneNumber",
  "ktn",
  "address",
] as const satisfies readonly (keyof Passenger)[];

export type PassengerField = (typeof passengerFields)[number];

/**
 * A passenger whose stored passport number is known by its end only, or not at all: what anybody but the server holds. Date of birth,
 * e-mail address, phone number and known traveller number are masked in their own fields (`isMasked`). What is
 * typed again is in `passportNo`; without it the stored number stays. An empty `passportNo` is one that was cleared.
 */
export interface MaskedPassenger extends Omit<Passenger, "passportNo"> {
  readonly passport: { readonly masked: string | null };
  readonly passportNo?: string | undefined;
}

/** What a traveller sends about a passenger: what is left out stays as it is stored. */
export type PassengerPatch = { readonly id: string } & {
  readonly [Field in PassengerField]?: Passenger[Field] | undefined;
};

/** Somebody to call when something happens (TRV-13). Optional as a whole. */
export interface EmergencyContact {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string;
}

export const emergencyContactFields = [
  "firstname",
  "lastname",
  "email",
  "phoneCode",
  "phoneNumber",
  "nationality",
] as const satisfies readonly (keyof EmergencyContact)[];

export type EmergencyContactField = (typeof emergencyContactFields)[number];

export const emptyEmergencyContact: EmergencyContact = {
  firstname: "",
  lastname: "",
  email: "",
  phoneCode: defaultPhoneCode,
  phoneNumber: "",
  nationality: "",
};
