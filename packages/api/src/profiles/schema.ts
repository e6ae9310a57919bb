import {
  basicDetails,
  documentCodes,
  documentFields,
  documentNumbers,
  loyaltyTypes,
  profileCodes,
} from "@gatehouse/domain/profiles";
import { integer, line, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, object, string } from "yup";

/** What travellers say about themselves (PRO-1); empty texts were not given, dates are `YYYY-MM-DD`. */
const fields = {
  prefix: string().defined(),
  firstName: string().defined(),
  middleName: string().defined(),
  lastName: string().defined(),
  dob: string().defined(),
  gender: string().defined(),
  /** Country calling code, digits only. */
  phoneCode: string().defined(),
  phoneNumber: string().defined(),
  /** IANA zone. */
  tz: string().defined(),
  /** The language of mails: a BCP 47 tag. */
  language: string().defined(),
  frequentFlyerNos: array(
    object({ airline: string().defined(), membershipId: string().defined() }).required(),
  ).required(),
  loyaltyMemberships: array(
    object({
      memberShipType: string().oneOf(loyaltyTypes).required(),
      programName: string().defined(),
      membershipId: string().defined(),
    }).required(),
  ).required(),
  /** IATA codes, parted by commas. */
  prefAirports: string().defined(),
  preferredTravelTime: string().defined(),
  carRentalDetails: string().defined(),
  payerFlight: string().defined(),
  payerCar: string().defined(),
  payerHotel: string().defined(),
  specialNote: string().defined(),
};

export const profileSchema = object({
  /** Of the account; it is not changed here. */
  email: string().defined(),
  /** Their organisation asks for flights only: the fields about cars and hotels are empty, and are not asked for (REQ-3). */
  flightsOnly: boolean().required(),
  ...fields,
  /** Basic details that are not filled (REQ-15). */
  missingDetails: array(string().oneOf(basicDetails).required()).required(),
  /** Changes with what is stored: who saves says what was read. */
  version: string().required(),
});

/** Longer than any rule allows, so that the rule says what is wrong and not the wire. */
const given = (most = 200) => text(most).default("");

export const saveProfileInput = object({
  prefix: given(),
  firstName: given(),
  middleName: given(),
  lastName: given(),
  dob: given(),
  gender: given(),
  phoneCode: given(),
  phoneNumber: given(),
  tz: given(),
  language: given(),
  frequentFlyerNos: list(object({ airline: given(), membershipId: given() }).noUnknown().required(), 20).default([]),
  loyaltyMemberships: list(
    object({
      memberShipType: text(5).oneOf(loyaltyTypes, "validation.unknown").required(),
      programName: given(),
      membershipId: given(),
    })
      .noUnknown()
      .required(),
    20,
  ).default([]),
  prefAirports: given(),
  preferredTravelTime: given(),
  carRentalDetails: given(),
  payerFlight: given(),
  payerCar: given(),
  payerHotel: given(),
  specialNote: given(2000),
  /** Of the profile that was read. */
  version: text(64).required(),
}).noUnknown();

export const profileProblemsSchema = object({
  problems: array(
    object({
      /** Where it is wrong: `dob`, `loyaltyMemberships.0.programName`. */
      field: string().required(),
      code: string().oneOf(profileCodes).required(),
    }).required(),
  ).required(),
});

/** Identity documents (PRO-7); empty texts were not given, dates are `YYYY-MM-DD`. Numbers are told by their ends: `•••417`. */
export const documentsSchema = object({
  nationality: string().defined(),
  passportNo: string().defined(),
  passportIssueDate: string().defined(),
  passportExpDate: string().defined(),
  tsaNumber: string().defined(),
  licenseNumber: string().defined(),
  licenseIssueState: string().defined(),
  licenseExpiryDate: string().defined(),
  /** Of what is stored: who saves says what was read. */
  version: integer().required(),
  /** What was stored cannot be read any more, and is to be given again. */
  isLost: boolean().required(),
});

const patched = () => text(200);

export const saveDocumentsInput = object({
  nationality: patched(),
  /** A number that comes back as it was shown stays as it is. */
  passportNo: patched(),
  passportIssueDate: patched(),
  passportExpDate: patched(),
  tsaNumber: patched(),
  licenseNumber: patched(),
  licenseIssueState: patched(),
  licenseExpiryDate: patched(),
  version: integer().min(0).required(),
  // What is left out stays as it is stored: a name that nothing has would be a document that is not saved, unsaid.
}).exact("validation.unknown");

export const documentProblemsSchema = object({
  problems: array(
    object({
      field: string().oneOf(documentFields).required(),
      code: string().oneOf(documentCodes).required(),
    }).required(),
  ).required(),
});

export const numberInput = object({
  number: text(20).oneOf(documentNumbers, "validation.unknown").required(),
}).noUnknown();

const travellerId = () =>
  text(36).matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: "validation.unknown",
    excludeEmptyString: true,
  });

/** Either of them; where both are given, both have to be theirs. */
export const travellerInput = object({
  /** Of the traveller's account. */
  id: travellerId().default(""),
  /** E-mail address of the traveller's account. */
  email: line(254).default(""),
}).noUnknown();

export const numberOfTravellerInput = object({
  id: travellerId().required("validation.unknown"),
  number: text(20).oneOf(documentNumbers, "validation.unknown").required(),
}).noUnknown();

/** What a traveller has said about themselves, as staff read it (PRO-12). */
export const travellerProfileSchema = object({
  id: string().required(),
  /** First, middle and last name, or the account's where the profile has none. */
  name: string().defined(),
  vendorCode: string().required(),
  vendorName: string().defined(),
  email: string().defined(),
  ...fields,
  missingDetails: array(string().oneOf(basicDetails).required()).required(),
  documents: documentsSchema.omit(["version"]).required(),
});

export const shownNumberSchema = object({ text: string().required() });

/** Account, profile, documents, travel requests, trips, mails and the record of who looked, by these names. */
export const dataSchema = mixed<Readonly<Record<string, unknown>>>().required();

/** The language of its words; what people typed stays as it is. */
export const dataAsPdfInput = object({
  language: text(2)
    .oneOf(["en", "fr"] as const, "validation.unknown")
    .default("en"),
}).noUnknown();

/** The deletion of a profile (PRO-11). */
export const deletionSchema = object({
  /** Seconds since 1970, UTC; null where nobody asked, or it is done. */
  askedAt: integer().nullable().defined(),
  waitsFor: array(
    object({
      kind: string()
        .oneOf(["request", "trip"] as const)
        .required(),
      /** `TR-14`, or the booking number. */
      name: string().required(),
      /** The last day, `YYYY-MM-DD`. */
      until: string().required(),
    }).required(),
  ).required(),
});
