import type { AddressCode, AddressField, CityLabel, PostalCodeLabel, StateLabel } from "@gatehouse/domain/addresses";
import type { CountrySearchLabels } from "../../country-field/index.ts";
import type { AddressEditorLabels, Words } from "../types.ts";

/** A sentence with `{count}` in it, or one for each plural form of its language (`Intl.PluralRules`). */
export type Counted = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** The words of an address editor as data: what `AddressEditorLabels` says by functions is here in braces. */
export interface AddressWords {
  /** Names the group of fields for screen readers, where the page does not name it. */
  readonly address?: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: Words<CityLabel>;
  readonly country: string;
  readonly state: Words<StateLabel>;
  readonly postalCode: Words<PostalCodeLabel>;
  /** With `{example}`. */
  readonly postalCodeExample?: string;
  readonly optional?: string;
  readonly placeholders?: Readonly<Partial<Record<AddressField, string>>>;
  readonly countrySearch: Omit<CountrySearchLabels, "none" | "found"> & {
    /** With `{query}`. */
    readonly none: string;
    /** With `{count}`. */
    readonly found: Counted;
  };
  readonly stateList: Omit<AddressEditorLabels["stateList"], "found"> & {
    /** With `{count}`. */
    readonly found: Counted;
  };
  /** What is wrong, by the codes of `addressIssues`. */
  readonly errors: Readonly<Record<AddressCode, string>>;
}
