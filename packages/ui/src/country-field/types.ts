import type { FocusEvent, ReactNode, Ref } from "react";

/** What the field must know of a country; `Country` of `@gatehouse/domain/addresses` is one. */
export interface CountryName {
  /** In whatever language the list of countries is written. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, `DE`. */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3, `DEU`. */
  readonly iso3: string;
}

/**
 * Finds countries by a part of their name or by one of their codes.
 * @param query two characters at least, trimmed
 * @param signal aborted when the answer is no longer wanted
 * @returns the best first; a rejection shows as `labels.failed`
 */
export type SearchCountries<Found extends CountryName> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Found[]>;

/** The words of everything that happens between typing and choosing a country. */
export interface CountrySearchLabels {
  /** The button that empties the field: "Clear the country". */
  readonly clear: string;
  /** Before two characters are typed: "Type 2 letters or more". */
  readonly short: string;
  readonly loading: string;
  /** The search gave no answer. */
  readonly failed: string;
  readonly retry: string;
  readonly none: (query: string) => string;
  /** Read to those who do not see the list. */
  readonly found: (count: number) => string;
  /** At the field, when what was typed and left is no country: "Choose a country from the list." */
  readonly unknown: string;
}

export interface CountryFieldLabels extends CountrySearchLabels {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Behind the name of a field that may be left empty: "(optional)". */
  readonly optional?: string | undefined;
}

export interface CountryFieldProps<Found extends CountryName> {
  readonly id?: string | undefined;
  /** Of a hidden input with the code, for forms that are sent by the browser. */
  readonly name?: string | undefined;
  /** ISO 3166-1 alpha-3 or alpha-2; empty for none. */
  readonly value: string;
  /** The country of `value` where it is known; otherwise the field looks it up by its code. */
  readonly country?: Found | undefined;
  /** @param iso3 empty when the field was emptied, or holds what is no country */
  readonly onChange: (iso3: string, country: Found | undefined) => void;
  /** What is in the field is another text now and no country yet; called before `onChange`. */
  readonly onDraft?: (() => void) | undefined;
  readonly searchCountries: SearchCountries<Found>;
  /** BCP 47: the language countries are named in. Without it they are named as `searchCountries` names them. */
  readonly locale?: string | undefined;
  readonly labels: CountryFieldLabels;
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** `lg` for the traveller site. */
  readonly size?: "md" | "lg" | undefined;
  /** What browsers fill in. Default `off`, for a nationality; `country-name` for addresses. */
  readonly autoComplete?: string | undefined;
  readonly enterKeyHint?: "next" | "done" | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
