/** What can be wrong with an address. Those that end in `required` speak of something that is not there yet. */
export const addressCodes = [
  "addresses.line1.required",
  "addresses.city.required",
  "addresses.country.required",
  "addresses.country.invalid",
  "addresses.state.required",
  "addresses.pincode.required",
  "addresses.pincode.invalid",
  "validation.text",
  "validation.tooLong",
] as const;

export type AddressCode = (typeof addressCodes)[number];
