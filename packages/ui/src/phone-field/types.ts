import type { FocusEvent, ReactNode, Ref } from "react";

/** A telephone number as people give it. */
export interface Phone {
  /** Country calling code: digits without plus, `385`. Several countries share `1`. */
  readonly code: string;
  /** The rest, as it was typed: spaces, dashes and a leading zero are left to the check of the caller. */
  readonly number: string;
}

/** The calling code of one country. */
export interface CallingCode {
  /** ISO 3166-1 alpha-2. */
  readonly iso2: string;
  /** Digits without plus. */
  readonly code: string;
}

export interface PhoneFieldLabels {
  /** Over the field, and the name of the number's input. */
  readonly label: string;
  /** Name of the input of the calling code: "Country calling code". */
  readonly code: string;
  /** Behind the name of a field that may be left empty: "(optional)". */
  readonly optional?: string | undefined;
  /** Read to those who do not see the list of codes. */
  readonly found: (count: number) => string;
  /** In the place of the list, for a code or a country that is in none. */
  readonly none: string;
}

export interface PhoneFieldProps {
  readonly id?: string | undefined;
  /** Names of the two inputs, for forms that are sent by the browser. */
  readonly names?: { readonly code: string; readonly number: string } | undefined;
  readonly value: Phone;
  readonly onChange: (next: Phone) => void;
  /** After either input was left. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /**
   * What can be chosen; without it a code can only be typed. Also what a pasted `+44 …` is divided by. Of the countries that share a
   * code the first one here is offered first: the United Kingdom before Guernsey.
   */
  readonly codes?: readonly CallingCode[] | undefined;
  /** The code of an empty field. Default `1` (UI-6). */
  readonly defaultCode?: string | undefined;
  /** BCP 47: the language that countries are named in. */
  readonly locale: string;
  /** Before `tel-country-code` and `tel-national`: `shipping`, `section-home`, `section-guest mobile`. */
  readonly autoComplete?: string | undefined;
  readonly labels: PhoneFieldLabels;
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** `lg` for the traveller site. */
  readonly size?: "md" | "lg" | undefined;
  readonly enterKeyHint?: "next" | "done" | undefined;
  /** The number's input, which is where a form puts the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}
