export { isMissing, type TravellerCode, travellerCodes } from "./codes.ts";
export { emergencyContactIssues, isFullContact } from "./contact-rules.ts";
export { dateLimits, type PassengerWarning, passportWarning } from "./date-limits.ts";
export { isEmail } from "./email.ts";
export { type GuardedField, guardedFields, isGuardedField } from "./guarded-fields.ts";
export { isKtn, normaliseKtn } from "./known-traveller.ts";
export { languageTag, languageToWrite } from "./language.ts";
export { isMasked, maskContact, maskedText, maskPassenger, withoutMasks } from "./masking.ts";
export { type CheckedInfo, infoIssues, isNothing, missingOf } from "./missing.ts";
export {
  type EmergencyContactIssue,
  type FieldsOf,
  type GivenInfo,
  type GivenPatch,
  type Issue,
  type IssuesOf,
  type PassengerIssue,
  type PassengerPath,
  passengerPaths,
} from "./missing-info.ts";
export { isNationality } from "./nationality.ts";
export { normaliseEmergencyContact, normalisePassenger } from "./normalise.ts";
export {
  defaultPhoneCode,
  type EmergencyContact,
  type EmergencyContactField,
  emergencyContactFields,
  emptyEmergencyContact,
  type Gender,
  genders,
  type MaskedPassenger,
  type Passenger,
  type PassengerField,
  passengerFields,
  type PassengerPatch,
} from "./passenger.ts";
export { type CheckedPassenger, passengerIssues } from "./passenger-rules.ts";
export { isPassportNo, maskedPassportNo, normalisePassportNo, passportRule, type PassportRule } from "./passport.ts";
export { isName, isPersonName, normaliseName } from "./person-name.ts";
export {
  normalisePhoneCode,
  type Phone,
  phoneCodeOf,
  phoneCodes,
  phoneText,
  readPhone,
  suggestedPhoneCode,
} from "./phone.ts";
export { zonesOfPhone } from "./phone-zones.ts";
export { type PublicLinkId, publicLinkId } from "./public-link.ts";
export type { TravellerRules } from "./rules.ts";
export { emergencyContactSchema, missingInfoSchema, passengerSchema } from "./missing-info-schema.ts";
export { type Split, splitAddress } from "./split-address.ts";
export { splitPassenger } from "./split-passenger.ts";
export { splitEmergencyContact, type SplitInfo, splitValid, type StoredInfo } from "./split-valid.ts";
export { type Today, todayAnywhere } from "./today.ts";
