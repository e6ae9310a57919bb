import {
  isName,
  languageTag,
  normalisePassenger,
  type Passenger,
  passengerIssues,
  type TravellerRules,
} from "../travellers/index.ts";
import { isPlainLine } from "../validation/index.ts";
import { type FeedField, type FeedPassenger, type FeedIssue, notTakenCodes, optionalFields } from "./feed-booking.ts";

const passportFields: readonly FeedField[] = ["nationality", "passportNo", "passportIssueDate", "passportExpDate"];
const passportDates = ["passportIssueDate", "passportExpDate"] as const;
const fields: readonly FeedField[] = ["firstname", "lastname", ...optionalFields];

/**
 * What about a traveller cannot be taken at all: names that are none, and a title that does not read as what it is. Everything else
 * is left out by itself. A name is taken as it was booked, in any script.
 */
export const nameIssues = ({ title = "", firstname, lastname }: FeedPassenger): readonly FeedIssue[] => [
  ...(isPlainLine(title) ? [] : [{ path: "title", code: "validation.text" }]),
  ...Object.entries({ firstname, lastname })
    .filter(([, name]) => !isName(name))
    .map(([path]) => ({ path, code: `travellers.${path}.invalid` })),
];

/** A traveller after a message: `changed` names the fields that are others now, `notTaken` those that stayed and why. */
export interface MergedPassenger {
  readonly next: Passenger;
  readonly changed: readonly FeedField[];
  readonly notTaken: readonly FeedIssue[];
}

/**
 * What the vendor says about a traveller, beside what is stored. What is left out, or empty, says nothing. What the traveller or
 * staff have supplied stands; a passport is one document, so that it stands or is replaced as a whole. What cannot be right is not
 * taken, and the booking is taken all the same: the traveller will be asked.
 * @param stored with empty texts for what is not known
 * @param supplied fields that the traveller or staff supplied
 */
export function mergePassenger(
  stored: Passenger,
  fed: FeedPassenger,
  supplied: ReadonlySet<string>,
  rules: TravellerRules,
): MergedPassenger {
  const given = fields.filter((field) => fed[field]);
  const options = normalisePassenger(
    { ...stored, ...Object.fromEntries(given.map((field) => [field, fed[field]])) },
    rules,
  );
  const keepsPassport = passportFields.some((field) => supplied.has(field));
  const isKept = (field: FeedField) => supplied.has(field) || (keepsPassport && passportFields.includes(field));
  const wrong = new Map(
    passengerIssues(options, { ...rules, phoneRequired: false }).map(({ field, code }) => [field as string, code]),
  );
  // A number is the same only under the same calling code; a code by itself says nothing.
  const isSame = (field: FeedField) =>
    field === "phoneCode" ||
    (options[field] === stored[field] && (field !== "phoneNumber" || options.phoneCode === stored.phoneCode));
  const notTaken: FeedIssue[] = [];
  const taken = given.filter((field) => {
    if (isSame(field)) return false;
    const code = isKept(field) ? notTakenCodes.supplied : isBookedName(field) ? undefined : wrong.get(field);
    if (code !== undefined) notTaken.push({ path: field, code });
    return code === undefined;
  });
  const phone = taken.includes("phoneNumber") ? { phoneCode: options.phoneCode } : { phoneCode: stored.phoneCode };
  const cleared =
    taken.includes("passportNo") && stored.passportNo !== ""
      ? Object.fromEntries(passportDates.filter((date) => !fed[date] || wrong.has(date)).map((date) => [date, ""]))
      : {};
  const next: Passenger = {
    ...stored,
    ...cleared,
    ...Object.fromEntries(taken.map((field) => [field, options[field]])),
    ...phone,
  };
  return { next, changed: fields.filter((field) => next[field] !== stored[field]), notTaken };
}

const isBookedName = (field: FeedField): boolean => field === "firstname" || field === "lastname";

/** The language of a traveller after a message, by the same rules. @param stored null where it is not known */
export function mergeLanguage(
  stored: string | null,
  { language }: FeedPassenger,
  supplied: ReadonlySet<string>,
): { readonly language: string | null; readonly notTaken: readonly FeedIssue[] } {
  if (!language) return { language: stored, notTaken: [] };
  const tag = languageTag(language);
  if (tag !== undefined && (tag === stored || !supplied.has("language"))) return { language: tag, notTaken: [] };
  const code = tag === undefined ? "travellers.language.invalid" : notTakenCodes.supplied;
  return { language: stored, notTaken: [{ path: "language", code }] };
}
