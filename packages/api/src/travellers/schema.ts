import { addressCodes, addressFields } from "@gatehouse/domain/addresses";
import { emergencyContactFields, languageTag, passengerPaths, travellerCodes } from "@gatehouse/domain/travellers";
import { anyText, list, text } from "@gatehouse/domain/validation";
import { array, boolean, object, string } from "yup";

const address = object({
  line1: string().defined(),
  line2: string().defined(),
  city: string().defined(),
  country: string().defined(),
  state: string().defined(),
  pincode: string().defined(),
}).required();

const emergencyContact = object({
  firstname: string().defined(),
  lastname: string().defined(),
  email: string().defined(),
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  nationality: string().defined(),
}).required();

const place = object({ iata: string().required(), city: string().required() }).required();
/** A flight as the traveller's papers name it; date and time are those of the airport (`YYYY-MM-DD`, `HH:MM`). */
const segment = {
  airline: object({ iata: string().required(), name: string().required() }).required(),
  flightnum: string().required(),
  from: place,
  to: place,
  dept: object({ date: string().required(), time: string().required() }).required(),
};

/**
 * A passenger as they stand, empty texts for what nobody gave. Of the passport number, the e-mail address, the phone number, the known
 * traveller number and the date of birth a part only: `•••417`, `a•••@•••.com`, `•••85`. Sent back as it came, it stays as it is stored.
 */
const maskedPassenger = object({
  id: string().required(),
  firstname: string().defined(),
  middlename: string().defined(),
  lastname: string().defined(),
  email: string().defined(),
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  gender: string().defined(),
  ktn: string().defined(),
  dob: string().defined(),
  nationality: string().defined(),
  /** `•••417`; null when none is stored. */
  passport: object({ masked: string().nullable().defined() }).required(),
  passportIssueDate: string().defined(),
  passportExpDate: string().defined(),
  address,
  primary: boolean().required(),
});

const codes = [...new Set([...travellerCodes, ...addressCodes])];
const passengerPath = string().oneOf(passengerPaths).required();
const addressField = string().oneOf(addressFields).required();
const contactField = string().oneOf(emergencyContactFields).required();
const code = string().oneOf(codes).required();

/** Fields by passenger and block. */
const fieldsOf = object({
  passengers: array(object({ id: string().required(), fields: array(passengerPath).required() }).required()).required(),
  destinationAddress: array(addressField).required(),
  emergencyContact: array(contactField).required(),
}).required();

/** What was refused, by passenger and block, with the reason; what stood there before stays. */
const issuesOf = object({
  passengers: array(
    object({
      id: string().required(),
      issues: array(object({ field: passengerPath, code }).required()).required(),
    }).required(),
  ).required(),
  destinationAddress: array(object({ field: addressField, code }).required()).required(),
  emergencyContact: array(object({ field: contactField, code }).required()).required(),
}).required();

const info = {
  bookingNo: string().required(),
  /** In whose name the traveller is asked. */
  vendor: object({
    name: string().required(),
    /** Address of a picture; null where there is none. */
    logo: string().nullable().defined(),
  }).required(),
  segments: array(object(segment).required()).required(),
  /** The same flights with the ids of those who fly. */
  segmentWithPassengers: array(
    object({
      ...segment,
      passengers: array(string().required()).required(),
      /** When its check-in opens, by the clock of the airport of departure: no boarding pass comes before. Null once it has opened. */
      passFrom: object({ date: string().required(), time: string().required() }).nullable().defined(),
      /** Whether online check-in is over: who has no pass then gets one at the airport only. */
      checkInClosed: boolean().required(),
    }).required(),
  ).required(),
  passengers: array(maskedPassenger.required()).required(),
  /** The addresses that boarding passes go to, each once and masked (two may look the same then), with the ids of those whose passes do. */
  passesTo: array(
    object({ email: string().required(), passengers: array(string().required()).required() }).required(),
  ).required(),
  destinationAddress: address,
  emergencyContact,
  /** What a traveller changed and a member of staff has yet to confirm (TRV-15); until then the old value stands. */
  awaitingStaff: array(
    object({ id: string().required(), field: passengerPath, value: string().defined() }).required(),
  ).required(),
  /** The last change of each field that staff refused within 30 days, until another one is asked for: the old value stands. */
  refusedByStaff: array(
    object({ id: string().required(), field: passengerPath, value: string().defined() }).required(),
  ).required(),
  /** Whether the airline wants a phone number of the primary passenger. */
  phoneRequired: boolean().required(),
  /** What has to be given still, stored values that are no longer right (an expired passport) included. */
  missing: fieldsOf,
};

export const missingInfoSchema = object(info);
export const updatedInfoSchema = object({ ...info, saved: fieldsOf, refused: issuesOf });

/** An unknown, malformed or expired link and a wrong booking number are one answer: the call does not say which. */
export const missingInfoInput = object({
  searchId: text(200).required(),
  bookingNo: text(40).required(),
}).noUnknown();

/**
 * Any text may come that somebody can have typed: one that its field cannot hold is refused there by the rules, and keeps nothing else
 * from being saved.
 */
const typed = () => anyText(1000);

const sentAddress = () =>
  object({
    line1: typed().default(""),
    line2: typed().default(""),
    city: typed().default(""),
    country: typed().default(""),
    state: typed().default(""),
    pincode: typed().default(""),
  })
    .exact("validation.unknown")
    .default(undefined)
    .optional();

const sentPassenger = object({
  id: text(64).required(),
  firstname: typed(),
  middlename: typed(),
  lastname: typed(),
  email: typed(),
  phoneCode: typed(),
  phoneNumber: typed(),
  gender: typed(),
  ktn: typed(),
  dob: typed(),
  nationality: typed(),
  passportNo: typed(),
  passportIssueDate: typed(),
  passportExpDate: typed(),
  address: sentAddress(),
}).exact("validation.unknown");

/** Of two texts for one passenger nobody could say which one is meant. */
const sentPassengers = list(sentPassenger.required(), 50)
  .default([])
  .test("duplicate", "validation.duplicate", (passengers, { path, createError }) => {
    const ids: readonly unknown[] = Array.isArray(passengers)
      ? passengers.map((one?: { id?: unknown }) => one?.id)
      : [];
    const second = ids.findIndex((id, index) => typeof id === "string" && ids.indexOf(id) < index);
    return second < 0 || createError({ path: `${path}[${second}].id` });
  });

/** A language as its BCP 47 tag, in its one way of writing. */
const language = () =>
  text(60)
    .transform((value: unknown) => (typeof value === "string" ? (languageTag(value) ?? value) : value))
    .test("language", "validation.unknown", (value) => typeof value !== "string" || languageTag(value) !== undefined);

/**
 * What is left out stays as it is stored. The input asks for shapes only: what the rules of `@gatehouse/domain/travellers` refuse
 * comes back in `refused`, and does not keep the rest from being saved. A field that nobody knows is refused, so that a mistyped one is
 * not taken for one that was left out.
 */
export const updateMissingInfoInput = object({
  searchId: text(200).required(),
  bookingNo: text(40).required(),
  /** The language that the traveller has chosen: the booking's first one is written to in it. */
  language: language(),
  passengers: sentPassengers,
  destinationAddress: sentAddress(),
  emergencyContact: object({
    firstname: typed().default(""),
    lastname: typed().default(""),
    email: typed().default(""),
    phoneCode: typed().default(""),
    phoneNumber: typed().default(""),
    nationality: typed().default(""),
  })
    .exact("validation.unknown")
    .default(undefined)
    .optional(),
}).exact("validation.unknown");
