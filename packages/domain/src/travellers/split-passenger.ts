import { normalisePassenger } from "./normalise.ts";
import type { PassengerIssue, PassengerPath } from "./missing-info.ts";
import { type Passenger, type PassengerField, passengerFields, type PassengerPatch } from "./passenger.ts";
import { passengerIssues } from "./passenger-rules.ts";
import type { TravellerRules } from "./rules.ts";
import { type Split, splitAddress } from "./split-address.ts";

type PlainField = Exclude<PassengerField, "address">;
const plainFields = passengerFields.filter((field): field is PlainField => field !== "address");

const phone: readonly PlainField[] = ["phoneCode", "phoneNumber"];
const passport: readonly PlainField[] = ["passportNo", "passportIssueDate", "passportExpDate"];

/**
 * What a refused field takes with it. A number without its code is none; and a new passport whose number is refused leaves the stored
 * one whole, since the old number with the new dates would be the passport of nobody.
 */
function companionsOf(field: PlainField, stored: Passenger): readonly PlainField[] {
  if (phone.includes(field)) return phone;
  return field === "passportNo" && stored.passportNo !== "" ? passport : [field];
}

/** What was sent, over what is stored: fields that were not sent stay exactly as they are. */
function merged(stored: Passenger, patch: PassengerPatch, rules: TravellerRules) {
  const given = Object.fromEntries(
    plainFields.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  );
  const tidied = normalisePassenger({ ...stored, ...given }, rules);
  // A number and its code are one thing: one that was typed with its calling code brings its own.
  const isSent = (field: PlainField) => field in given;
  const sent = plainFields.filter((field) => isSent(field) || (phone.includes(field) && phone.some(isSent)));
  const next: Passenger = { ...stored, ...Object.fromEntries(sent.map((field) => [field, tidied[field]])) };
  return { next, sent };
}

/**
 * Takes of a passenger what is right. What is wrong stays as it was stored, and so does what would be wrong without it; a stored value
 * that is wrong beside a new one (the passport number of another nationality, an issue date before the birth) does not keep the new
 * one out: it is missing from then on.
 * @param sent undefined when nothing was sent
 */
export function splitPassenger(
  stored: Passenger,
  patch: PassengerPatch | undefined,
  rules: TravellerRules,
): Split<Passenger, PassengerPath, PassengerIssue> {
  if (!patch) return { next: stored, saved: [], refused: [] };
  const { next: all, sent } = merged(stored, patch, rules);
  let next = all;
  const refused = new Map<PlainField, PassengerIssue>();
  for (;;) {
    const open = sent.filter((field) => !refused.has(field));
    const issues = passengerIssues(next, rules).filter(({ field }) => open.some((name) => name === field));
    const [issue] = issues;
    if (!issue) break;
    const wrong = open.find((field) => field === issue.field);
    for (const field of wrong ? companionsOf(wrong, stored) : []) {
      next = { ...next, [field]: stored[field] };
      if (open.includes(field)) refused.set(field, { field, code: issue.code });
    }
  }
  const address = splitAddress(stored.address, patch.address, rules.countryOf);
  const addressPath = (field: (typeof address.saved)[number]): PassengerPath => `address.${field}`;
  return {
    next: { ...next, address: address.next },
    saved: [...plainFields.filter((field) => next[field] !== stored[field]), ...address.saved.map(addressPath)],
    refused: [
      ...plainFields.flatMap((field) => refused.get(field) ?? []),
      ...address.refused.map(({ field, code }) => ({ field: addressPath(field), code })),
    ],
  };
}
