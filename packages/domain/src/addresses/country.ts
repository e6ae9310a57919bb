/** Whether an address of a country needs a part, may have it, or knows no such thing. */
export type Need = "required" | "optional" | "none";

export const postalCodeLabels = ["postal", "zip", "pin", "eircode", "postcode"] as const;
export const stateLabels = [
  "province",
  "state",
  "land",
  "county",
  "prefecture",
  "emirate",
  "region",
  "department",
  "district",
  "parish",
  "island",
  "oblast",
  "area",
  "do_si",
] as const;
export const cityLabels = ["city", "post_town", "suburb", "district"] as const;

/** What a country calls a part of its addresses; the words for it stand in `labels` and in `features`. */
export type PostalCodeLabel = (typeof postalCodeLabels)[number];
export type StateLabel = (typeof stateLabels)[number];
export type CityLabel = (typeof cityLabels)[number];

/** How addresses of a country are written, by the address data that Google keeps for its own forms. */
export interface AddressRules {
  readonly postalCode: {
    readonly label: PostalCodeLabel;
    readonly need: Need;
    /** Source of a regular expression that the whole code matches, without regard to case. */
    readonly pattern?: string | undefined;
    readonly example?: string | undefined;
    /** What is printed before the code and is no part of it: `HR-`. */
    readonly prefix?: string | undefined;
  };
  readonly state: { readonly label: StateLabel; readonly need: Need };
  /** Never "none": where the post does without (Japan, Singapore), airlines still ask for it. */
  readonly city: { readonly label: CityLabel; readonly need: Need };
}

/** A state, province, county … of a country. */
export interface CountryState {
  /** In Latin letters, as airlines take it. */
  readonly name: string;
  /** As the country's post or ISO 3166-2 (without the country) writes it: `CA`, `13`. */
  readonly code: string;
  /** In the country's own letters, where those are others. */
  readonly local?: string | undefined;
}

export interface Country {
  /** In English; readers get it in their language from `countryName`. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3. */
  readonly iso3: string;
  /** Those that the country's addresses use; empty where they have none. */
  readonly states: readonly CountryState[];
  readonly rules: AddressRules;
}

/** Looks a country up in a list that the caller has, by its code: alpha-2 or alpha-3, in whatever case it was typed. */
export function findCountry(countries: readonly Country[], code: string): Country | undefined {
  const wanted = code.trim().toUpperCase();
  return countries.find(({ iso2, iso3 }) => iso3 === wanted || iso2 === wanted);
}
