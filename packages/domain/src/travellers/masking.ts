import type { GivenPatch } from "./missing-info.ts";
import type { EmergencyContact, MaskedPassenger, Passenger } from "./passenger.ts";
import { maskedPassportNo } from "./passport.ts";
import type { StoredInfo } from "./split-valid.ts";

/** Stands for what is not told. No field takes it, so that a masked text is never mistaken for a typed one. */
const hidden = "•••";

/** Whether a text is one of which only a part is told. */
export const isMasked = (text: string): boolean => text.includes(hidden);

/** The end of a text: three signs at most, and of a short one less than half. Empty where there is nothing. */
export function endingOf(text: string, most = 3): string {
  const signs = Array.from(text.trim());
  if (signs.length === 0) return "";
  const shown = Math.min(most, Math.floor((signs.length - 1) / 2));
  return `${hidden}${shown === 0 ? "" : signs.slice(-shown).join("")}`;
}

/** `a•••@•••.com` */
function maskedEmail(email: string): string {
  const [, first, top] = /^\s*(.)[^@]*@.*(\.[^.@\s]+)\s*$/u.exec(email) ?? [];
  return first === undefined || top === undefined ? endingOf(email) : `${first}${hidden}@${hidden}${top}`;
}

/** `1985-03-17` is `•••85`. */
const maskedYear = (date: string): string => (date.trim() === "" ? "" : `${hidden}${date.trim().slice(2, 4)}`);

type MaskedField = "dob" | "email" | "phoneNumber" | "ktn";

const maskOf: Readonly<Record<MaskedField, (text: string) => string>> = {
  dob: maskedYear,
  email: maskedEmail,
  phoneNumber: endingOf,
  ktn: endingOf,
};

/** What of a passenger's details is never told as a whole by a link, besides the passport number. */
const maskedFields: readonly MaskedField[] = ["dob", "email", "phoneNumber", "ktn"];
const maskedContactFields = ["email", "phoneNumber"] as const;

/** A detail as the holder of a link sees it. */
export const maskedText = (field: string, text: string): string =>
  maskedFields.some((name) => name === field) ? maskOf[field as MaskedField](text) : text;

const masks = <Field extends MaskedField>(from: Readonly<Record<Field, string>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, maskOf[field](from[field])])) as Record<Field, string>;

/** A passenger as the holder of a link sees them: what could be misused is told by its end only. */
export const maskPassenger = ({ passportNo, ...passenger }: Passenger): MaskedPassenger => ({
  ...passenger,
  ...masks(passenger, maskedFields),
  passport: { masked: maskedPassportNo(passportNo) },
});

/** A contact as the holder of a link sees it. */
export const maskContact = (contact: EmergencyContact): EmergencyContact => ({
  ...contact,
  ...masks(contact, maskedContactFields),
});

/**
 * What a traveller sent without what came back as it was shown: a masked text that nobody changed stands for what is stored. Anything
 * else that is typed replaces what is stored as a whole.
 */
export function withoutMasks(patch: GivenPatch, stored: StoredInfo): GivenPatch {
  const contact = patch.emergencyContact;
  const known = stored.emergencyContact;
  const kept = maskedContactFields.filter(
    (field) => contact !== undefined && known[field] !== "" && contact[field] === maskOf[field](known[field]),
  );
  return {
    ...patch,
    passengers: patch.passengers.map((sent) => {
      const before = stored.passengers.find(({ id }) => id === sent.id);
      const same = maskedFields.filter(
        (field) => before !== undefined && before[field] !== "" && sent[field] === maskOf[field](before[field]),
      );
      return { ...sent, ...Object.fromEntries(same.map((field) => [field, undefined])) };
    }),
    ...(contact && {
      emergencyContact: { ...contact, ...Object.fromEntries(kept.map((field) => [field, known[field]])) },
    }),
  };
}
