import {
  type Address,
  type AddressField,
  type AddressIssue,
  addressIssues,
  type Country,
  emptyAddress,
  isEmptyAddress,
} from "@gatehouse/domain/addresses";

/** What a field lets the reader know before the form is sent: a wrong text, but not yet a missing one. */
export const isMissing = ({ code }: AddressIssue): boolean => code.endsWith(".required");

const needed = ["line1", "city", "country"] as const satisfies readonly AddressField[];

/**
 * What is wrong with the address of a form.
 * @param preset the country the form began with: alone it is no answer yet
 */
export function formIssues(
  address: Address,
  country: Country | undefined,
  { required, preset }: { readonly required: boolean; readonly preset: string },
): readonly AddressIssue[] {
  const begun = !isEmptyAddress(address.country === preset ? { ...address, country: "" } : address);
  if (begun || (required && address.country !== "")) return addressIssues(address, country);
  return required ? needed.map((field) => ({ field, code: `addresses.${field}.required` as const })) : [];
}

/** An address from whatever a page gives: an object with some of the fields, or that as JSON. */
export function addressFrom(given: unknown, country: string): Address {
  const read = (): unknown => {
    if (typeof given !== "string") return given;
    try {
      return JSON.parse(given) as unknown;
    } catch {
      // A page's typing mistake leaves the form empty; it must not leave it without a form.
      return undefined;
    }
  };
  const parts = Object.entries(read() ?? {}).filter(
    (entry): entry is [AddressField, string] => entry[0] in emptyAddress && typeof entry[1] === "string",
  );
  return { ...emptyAddress, country, ...Object.fromEntries(parts) };
}
