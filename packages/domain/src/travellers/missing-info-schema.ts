import { array, boolean, object, type ObjectSchema, string } from "yup";
import { addressFields, addressSchema } from "../addresses/index.ts";
import { ruleTest, secret, text } from "../validation/index.ts";
import { emergencyContactIssues } from "./contact-rules.ts";
import { type EmergencyContact, emergencyContactFields, passengerFields } from "./passenger.ts";
import { type CheckedPassenger, passengerIssues } from "./passenger-rules.ts";
import type { TravellerRules } from "./rules.ts";

const field = () => text().default("");
/** Codes of texts that no field takes are said by the fields themselves. */
const ruled = <Issue extends { readonly code: string; readonly field: string }>(issues: readonly Issue[]) =>
  issues.filter(({ code, field: at }) => !code.startsWith("validation.") && !at.startsWith("address."));

const isText = (value: unknown): boolean => typeof value === "string";

/** A passenger's form, with every rule (TRV-8) at its field as a `TravellerCode` or an `AddressCode`. */
export const passengerSchema = (rules: TravellerRules): ObjectSchema<CheckedPassenger> =>
  object({
    id: text().required(),
    firstname: field(),
    middlename: field(),
    lastname: field(),
    email: text(254).default(""),
    phoneCode: field(),
    phoneNumber: field(),
    gender: field(),
    ktn: field(),
    dob: field(),
    nationality: field(),
    passportNo: secret(200),
    passport: object({ masked: string().nullable().defined() }).default(undefined).optional(),
    passportIssueDate: field(),
    passportExpDate: field(),
    address: addressSchema(rules.countryOf),
    primary: boolean().required(),
  }).test(
    "rules",
    ruleTest((value: CheckedPassenger) => {
      const texts = passengerFields.filter((name) => name !== "address" && name !== "passportNo");
      const whole =
        texts.every((name) => isText(value[name])) &&
        (value.passportNo === undefined || isText(value.passportNo)) &&
        addressFields.every((name) => isText(value.address[name]));
      return whole ? ruled(passengerIssues(value, rules)) : [];
    }),
  );

/** What has to be given of a traveller's emergency contact, checked in the form and on the server. */
export const emergencyContactSchema = (rules: Pick<TravellerRules, "countryOf">): ObjectSchema<EmergencyContact> =>
  object({
    firstname: field(),
    lastname: field(),
    email: text(254).default(""),
    phoneCode: field(),
    phoneNumber: field(),
    nationality: field(),
  }).test(
    "rules",
    ruleTest((value: EmergencyContact) =>
      emergencyContactFields.every((name) => isText(value[name])) ? ruled(emergencyContactIssues(value, rules)) : [],
    ),
  );

/** What the page of missing information must be like to be sent: its passengers, destination address and emergency contact, by the rules of each. */
export const missingInfoSchema = (rules: TravellerRules) =>
  object({
    passengers: array(passengerSchema(rules).required()).required(),
    destinationAddress: addressSchema(rules.countryOf),
    emergencyContact: emergencyContactSchema(rules),
  });
