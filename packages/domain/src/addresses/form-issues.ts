import { type AddressIssue, addressIssues, type KnownCountry } from "./address-rules.ts";
import { type Address, isEmptyAddress } from "./address.ts";

/** What a form says of the address it asks for. */
export interface AddressDemand {
  /** An address must be given. */
  readonly required: boolean;
}

/** What no address may do without, as far as is known before its country is. */
const needed = ["line1", "city", "country"] as const;

/** Whether a field lacks its text, as opposed to having a wrong one: a form says so only after somebody tried to send it. */
export const isMissing = ({ code }: AddressIssue): boolean => code.endsWith(".required");

/**
 * What is wrong with the address in a form, at most one thing for each field: as `addressIssues`, which leaves open whether an
 * address is needed at all.
 */
export function formAddressIssues(
  address: Address,
  country: KnownCountry,
  { required }: AddressDemand,
): readonly AddressIssue[] {
  // A country alone is no address begun, whoever gave it: the page, the form's default or the reader.
  const isBegun = !isEmptyAddress({ ...address, country: "" });
  if (isBegun || (required && address.country !== "")) return addressIssues(address, country);
  return required ? needed.map((field) => ({ field, code: `addresses.${field}.required` as const })) : [];
}
