import {
  type Address,
  addressFields,
  type AddressField,
  type AddressIssue,
  addressIssues,
  type CountryOf,
  normaliseAddress,
} from "../addresses/index.ts";
import { isMissing } from "./codes.ts";

/** What becomes of a part that was sent. */
export interface Split<Value, Field, Issue> {
  /** What stands afterwards, as it is to be stored. */
  readonly next: Value;
  /** Fields that say something else than before. */
  readonly saved: readonly Field[];
  /** What was sent and is not right, with the reason. */
  readonly refused: readonly Issue[];
}

/**
 * An address as far as it is right. What is wrong is left as it was stored when nothing else changes, and empty otherwise: a part of
 * the old address in a new one would be worse than none.
 * @param sent undefined when nothing was sent
 */
export function splitAddress(
  stored: Address,
  sent: Address | undefined,
  countryOf: CountryOf,
): Split<Address, AddressField, AddressIssue> {
  if (!sent) return { next: stored, saved: [], refused: [] };
  const country = countryOf(sent.country);
  const tidied = normaliseAddress(sent, country);
  const refused = addressIssues(sent, country);
  const changed = addressFields.filter((field) => tidied[field] !== stored[field]);
  const next: Record<AddressField, string> = { ...tidied };
  for (const { field, code } of refused) if (!isMissing(code)) next[field] = changed.length === 1 ? stored[field] : "";
  return { next, saved: addressFields.filter((field) => next[field] !== stored[field]), refused };
}
