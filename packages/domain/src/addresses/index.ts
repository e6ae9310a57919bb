export {
  type AddressIssue,
  addressIssues,
  addressLength,
  type CountryOf,
  type KnownCountry,
  normaliseAddress,
} from "./address-rules.ts";
export { type Address, addressFields, type AddressField, emptyAddress, isEmptyAddress } from "./address.ts";
export { type AddressCode, addressCodes } from "./codes.ts";
export {
  type AddressRules,
  type CityLabel,
  cityLabels,
  type Country,
  type CountryState,
  findCountry,
  type Need,
  type PostalCodeLabel,
  postalCodeLabels,
  type StateLabel,
  stateLabels,
} from "./country.ts";
export { type AddressDemand, formAddressIssues, isMissing } from "./form-issues.ts";
export { countriesIn, countryName } from "./names.ts";
export { isPostalCode, normalisePostalCode } from "./postal-code.ts";
export { addressSchema } from "./schema.ts";
export { searchCountries, type CountrySearch, searchMinimum } from "./search.ts";
export { findState, searchStates, stateName } from "./state.ts";
