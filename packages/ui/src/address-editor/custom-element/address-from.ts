import { type Address, type AddressField, emptyAddress } from "@gatehouse/domain/addresses";

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
