import { object, type ObjectSchema } from "yup";
import { ruleTest, text } from "../validation/index.ts";
import { type Address, addressFields } from "./address.ts";
import { addressIssues, addressLength, type CountryOf } from "./address-rules.ts";

const field = () => text(addressLength).default("");

/**
 * An address by the rules of its country, for forms and for the server. What is wrong is at its field as an `AddressCode`. An
 * address of which nothing was given is valid.
 */
export const addressSchema = (countryOf: CountryOf): ObjectSchema<Address> =>
  object({
    line1: field(),
    line2: field(),
    city: field(),
    country: field(),
    state: field(),
    pincode: field(),
  })
    .noUnknown()
    .test(
      "rules",
      ruleTest((value: Address) => {
        // What is no text at all, or too long, is refused by its field.
        if (!addressFields.every((name) => typeof value[name] === "string")) return [];
        return addressIssues(value, countryOf(value.country)).filter(({ code }) => !code.startsWith("validation."));
      }),
    );
