import { messageReasons, messageStates } from "@gatehouse/domain/messaging";
import { pnrOf } from "@gatehouse/domain/checkin";
import { capitals, flag, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { waitingChangeSchema } from "../travellers/staff-schema.ts";
import { checkInSchema } from "../checkin/schema.ts";

/** A PNR as people paste it: blanks and quotes are no part of it. */
function pastedPnr() {
  const schema = capitals(20);
  schema.transforms.push((value: unknown) => (typeof value === "string" ? pnrOf(value) : value));
  return schema;
}

/** Names a booking's PNR. `bookingNo`, and `vendor` where two vendors use one number, are needed when the PNR is ambiguous. */
export const pnrInput = {
  pnr: pastedPnr().required(),
  bookingNo: text(40),
  vendor: text(20),
};
export const pnrQuery = object(pnrInput).noUnknown();
/** Departed segments come along (QUE-24). The screen asks once more with the other value when none come back. */
export const pnrDataInput = object({ ...pnrInput, showExpired: flag().default(false) }).noUnknown();

const place = object({ iata: string().required(), name: string().required() }).required();
/** Airport-local date and time with their IANA zone, and the instant in seconds since 1970, UTC. */
const moment = {
  date: string().required(),
  time: string().required(),
  zone: string().required(),
};

const addressSchema = object({
  line1: string().defined(),
  line2: string().defined(),
  city: string().defined(),
  pincode: string().defined(),
  state: string().defined(),
  country: string().defined(),
});

/** A traveller on a segment (QUE-21); passport data included, whose reading is audited (ACC-16). */
const passengerSchema = object({
  firstname: string().defined(),
  middlename: string().defined(),
  lastname: string().defined(),
  email: string().defined(),
  gender: string().defined(),
  selected: boolean().required(),
  extraAttributes: object({
    bookingNo: string().required(),
    checkInId: number().nullable().defined(),
    /** State of the check-in. */
    status: string().nullable().defined(),
    lockedBy: string().nullable().defined(),
    pass: object({ dmscode: string().required() }).nullable().defined(),
    /** The first traveller of the booking's PNR. */
    primary: boolean().required(),
    ktn: string().nullable().defined(),
    eticket: string().nullable().defined(),
    phoneCode: string().defined(),
    phoneNumber: string().defined(),
    title: string().defined(),
    dob: string().nullable().defined(),
    passportNo: string().nullable().defined(),
    passportIssueDate: string().nullable().defined(),
    passportExpDate: string().nullable().defined(),
    nationality: string().nullable().defined(),
    /** The language they are written to in (a BCP 47 tag); null for their vendor's. */
    language: string().nullable().defined(),
    address: addressSchema.nullable().defined(),
  }).required(),
  /** The check-in of this traveller on this segment, with its version; null where none was made. */
  checkIn: checkInSchema.nullable().defined(),
  /** How the check-in's pass gets to the traveller; null while there is none to send. */
  delivery: object({
    state: string().oneOf(messageStates).required(),
    reason: string().oneOf(messageReasons).nullable().defined(),
    /** When it was taken: seconds since 1970, UTC. */
    sentAt: number().nullable().defined(),
    /** What the mail server said last. */
    answer: string().nullable().defined(),
  })
    .nullable()
    .defined(),
});

export const pnrSchema = object({
  pnr: string().required(),
  bookingNo: string().required(),
  vendor: string().required(),
  vendorName: string().required(),
  /** Where the travellers stay, and whom to call when something happens, as they gave it; null where nobody did. */
  destinationAddress: addressSchema.nullable().defined(),
  emergencyContact: object({
    firstname: string().defined(),
    lastname: string().defined(),
    email: string().defined(),
    phoneCode: string().defined(),
    phoneNumber: string().defined(),
    nationality: string().defined(),
  })
    .nullable()
    .defined(),
  /** Changes of names and mail addresses that travellers asked for, and that wait for a decision (TRV-15). */
  awaitingStaff: array(waitingChangeSchema.required()).required(),
  /** What to know before a link to what is missing is made. */
  missingInfoLink: object({
    /** Mail address that a new one would go to; empty where the first passenger has none. */
    to: string().defined(),
    /** The one that staff made last and that still works: a new one ends it. Null where there is none. */
    standing: object({
      /** Seconds since 1970, UTC. */
      createdAt: number().required(),
      createdBy: string().required(),
    })
      .nullable()
      .defined(),
  }).required(),
  segments: array(
    object({
      airline: place,
      flightnum: string().required(),
      /** Who flies it, where the feed says so. */
      operating: object({
        airline: place,
        flightnum: string().nullable().defined(),
        locator: string().nullable().defined(),
      })
        .nullable()
        .defined(),
      from: place,
      to: place,
      dept: object({ ...moment, deptTimeUTCSecs: number().required() }).required(),
      arrival: object({ ...moment, arrTimeUTCSecs: number().required() }).required(),
      cancelled: boolean().required(),
      passengers: array(passengerSchema.required()).required(),
    }).required(),
  ).required(),
});
