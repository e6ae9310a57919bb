/** An address as the traveller writes it (ADR-1). An empty text is one that was not given. */
export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** ISO 3166-1 alpha-3, or alpha-2 where the address came in so; see `findCountry`. */
  readonly country: string;
  /** The code of one of the country's states (`Country.states`), or what the traveller typed where none fits. */
  readonly state: string;
  /** Postal code, under whatever name its country knows it. */
  readonly pincode: string;
}

export type AddressField = keyof Address;

/** In the order in which forms ask for them. */
export const addressFields = [
  "line1",
  "line2",
  "city",
  "country",
  "state",
  "pincode",
] as const satisfies readonly AddressField[];

export const emptyAddress: Address = { line1: "", line2: "", city: "", country: "", state: "", pincode: "" };

/** Whether nothing at all was given: then there is no address, and nothing about it can be wrong. */
export const isEmptyAddress = (address: Address): boolean =>
  addressFields.every((field) => address[field].trim() === "");
