import { dateBounds, isDate, isWithin } from "../time/index.ts";
import { isPlainLine } from "../validation/index.ts";
import type { TravellerCode } from "./codes.ts";
import { emailLength, isEmail } from "./email.ts";
import { isName, isPersonName, nameLength } from "./person-name.ts";
import { normalisePhoneCode, readPhone } from "./phone.ts";

/** Longest text of a field that no rule of its own limits. */
const textLength = 200;

/** What keeps any text from being stored: what cannot be kept, and what misleads whoever reads it. */
export const textProblem = (value: string, most = textLength): TravellerCode | undefined =>
  !isPlainLine(value) ? "validation.text" : value.trim().length > most ? "validation.tooLong" : undefined;

/** What is wrong with a traveller's name as it stands in the passport. @param field names the codes; a middle name may be missing */
export function nameProblem(field: "firstname" | "middlename" | "lastname", value: string): TravellerCode | undefined {
  if (value.trim() === "") return field === "middlename" ? undefined : `travellers.${field}.required`;
  return textProblem(value, nameLength) ?? (isPersonName(value) ? undefined : `travellers.${field}.invalid`);
}

/** Names that are in no passport, those of a contact: any script is right, and none is required. */
export const contactNameProblem = (field: "firstname" | "lastname", value: string): TravellerCode | undefined =>
  value.trim() === ""
    ? undefined
    : (textProblem(value, nameLength) ?? (isName(value) ? undefined : `travellers.${field}.invalid`));

/** What is wrong with a traveller's e-mail address. */
export function emailProblem(value: string, required: boolean): TravellerCode | undefined {
  const email = value.trim();
  if (email === "") return required ? "travellers.email.required" : undefined;
  return textProblem(email, emailLength) ?? (isEmail(email) ? undefined : "travellers.email.invalid");
}

/**
 * A number is asked for where it is required, and is checked whenever there is one (TRV-12); a code without a number is what the
 * form begins with, and says nothing. A number without a code is right only when it carries its own.
 */
export function phoneProblem(code: string, number: string, required: boolean): TravellerCode | undefined {
  if (number.trim() === "") return required ? "travellers.phone.required" : undefined;
  return textProblem(number, 40) ?? (readPhone(code, number) ? undefined : "travellers.phone.invalid");
}

/** Whether a code by itself can be stored: digits, at most what a calling code has. */
export const phoneCodeProblem = (code: string): TravellerCode | undefined =>
  code.trim() === "" || /^\d{1,5}$/.test(normalisePhoneCode(code)) ? undefined : "travellers.phone.invalid";

/** Whether a text is a day that documents can name: one of the calendar, from 1900 to 2099. */
export const isDay = (value: string): boolean => isDate(value) && isWithin(value, dateBounds);
