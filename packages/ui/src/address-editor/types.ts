import type {
  Address,
  AddressField,
  CityLabel,
  Country,
  PostalCodeLabel,
  StateLabel,
} from "@gatehouse/domain/addresses";
import type { ComponentProps, ReactNode, Ref } from "react";
import type { CountrySearchLabels, SearchCountries } from "../country-field/index.ts";

/** One word for all countries, or one for each way in which countries call a part of an address; `other` for the rest. */
export type Words<Kind extends string> =
  | string
  | (Readonly<Partial<Record<Kind, string>>> & { readonly other: string });

/** Every word of the editor, in the reader's language. */
export interface AddressEditorLabels {
  /** Names the group of fields for screen readers, where neither `aria-label` nor `aria-labelledby` does. */
  readonly address?: string | undefined;
  readonly line1: string;
  readonly line2: string;
  readonly city: Words<CityLabel>;
  readonly country: string;
  readonly state: Words<StateLabel>;
  readonly postalCode: Words<PostalCodeLabel>;
  /** Below the postal code, once the country is known: "For example 94103". */
  readonly postalCodeExample?: ((example: string) => string) | undefined;
  /** Behind the name of a field that may be left empty: "(optional)". Without it required fields carry a star instead. */
  readonly optional?: string | undefined;
  readonly placeholders?: Readonly<Partial<Record<AddressField, string>>> | undefined;
  readonly countrySearch: CountrySearchLabels;
  readonly stateList: {
    /** The button that empties the field: "Clear the state". */
    readonly clear: string;
    /** Read to those who do not see the list. */
    readonly found: (count: number) => string;
  };
}

export interface AddressChange {
  /** The field that the reader changed; with the country its state changes too. */
  readonly field: AddressField;
  /** The country of the new value, with its states and its rules, once it is known: what `addressIssues` asks for. */
  readonly country: Country | undefined;
}

/** What a form library focuses, and what a summary of errors jumps to. */
export interface AddressEditorHandle {
  /** @param field without one: the first that has an error, or else the first */
  readonly focus: (field?: AddressField) => void;
}

export interface AddressEditorProps extends Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onBlur" | "onChange" | "ref"
> {
  /** The address; without it the editor keeps its own, beginning with `defaultValue`. An empty text is one that was not given. */
  readonly value?: Address | undefined;
  /** Where an editor without `value` begins, and what a reset of its form brings back. */
  readonly defaultValue?: Address | undefined;
  /** After every change of a field: the next address, which field it was, and the country once it is known. */
  readonly onChange?: ((next: Address, change: AddressChange) => void) | undefined;
  /** After a field was left. */
  readonly onBlur?: ((field: AddressField) => void) | undefined;
  /** The country of the value, whenever another one becomes known: chosen, or looked up for a saved address. */
  readonly onCountry?: ((country: Country | undefined) => void) | undefined;
  /** What is wrong, at the field it is wrong with. */
  readonly errors?: Readonly<Partial<Record<AddressField, string | undefined>>> | undefined;
  /** What helps to fill a field in. The postal code's is in the place of its example. */
  readonly hints?: Readonly<Partial<Record<AddressField, ReactNode>>> | undefined;
  /** Every word, in the reader's language; see Labels. */
  readonly labels: AddressEditorLabels;
  /** The country of the value, where the caller has it; otherwise the editor looks it up by its code. */
  readonly country?: Country | undefined;
  /** Finds countries for a text of two characters at least, or a code, the best first; see Countries. */
  readonly searchCountries: SearchCountries<Country>;
  /** BCP 47: the language countries are named in. Without it they are named as `searchCountries` names them. */
  readonly locale?: string | undefined;
  /** Before the names that browsers know the fields by: `shipping`, `section-home`; `off` for none at all. */
  readonly autoComplete?: string | undefined;
  /** Of the inputs: `<prefix>-line1` and so on. Default: unique. */
  readonly idPrefix?: string | undefined;
  /** Of the inputs, for forms that are sent by the browser: `<name>.line1` and so on; the country's is its ISO 3166-1 alpha-3 code. */
  readonly name?: string | undefined;
  /** An address must be given. Which of its fields that means depends on the country. */
  readonly required?: boolean | undefined;
  /** Nothing can be changed, and a form sends nothing of it. */
  readonly disabled?: boolean | undefined;
  /** `lg` for the traveller site. */
  readonly size?: "md" | "lg" | undefined;
  /** A handle that puts the focus on a field. */
  readonly ref?: Ref<AddressEditorHandle> | undefined;
}
