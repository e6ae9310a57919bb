/**
 * What can be wrong with what a traveller fills in. Those that end in `required` speak of something that is not there yet; all
 * others of something that cannot be right. Words for them stand in `features` (TRV-8).
 */
export const travellerCodes = [
  "travellers.firstname.required",
  "travellers.firstname.invalid",
  "travellers.middlename.invalid",
  "travellers.lastname.required",
  "travellers.lastname.invalid",
  "travellers.gender.required",
  "travellers.email.required",
  "travellers.email.invalid",
  "travellers.phone.required",
  "travellers.phone.invalid",
  "travellers.dob.invalid",
  "travellers.dob.future",
  "travellers.nationality.required",
  "travellers.nationality.invalid",
  "travellers.passportNo.required",
  "travellers.passportNo.invalid",
  "travellers.passportIssueDate.required",
  "travellers.passportIssueDate.invalid",
  "travellers.passportIssueDate.future",
  "travellers.passportIssueDate.beforeBirth",
  "travellers.passportExpDate.required",
  "travellers.passportExpDate.invalid",
  "travellers.passportExpDate.past",
  "travellers.passportExpDate.beforeIssue",
  "travellers.ktn.invalid",
  "validation.text",
  "validation.tooLong",
] as const;

export type TravellerCode = (typeof travellerCodes)[number];

/** Whether a code (of a traveller, or of an address) speaks of what is not there yet, rather than of what cannot be right. */
export const isMissing = (code: string): boolean => code.endsWith(".required");
