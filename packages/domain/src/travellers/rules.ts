import type { CountryOf } from "../addresses/index.ts";
import type { Today } from "./today.ts";

/** What the rules go by besides what was filled in. */
export interface TravellerRules {
  readonly today: Today;
  /** Whether the airline wants a phone number of the primary passenger. */
  readonly phoneRequired: boolean;
  /** What is known of countries; a form may know only those that were chosen in it. */
  readonly countryOf: CountryOf;
}
