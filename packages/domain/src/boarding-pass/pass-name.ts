import { spell } from "./transliteration.ts";

/** A name in the capital letters A to Z of passes and passports; separators and unknown signs are dropped. */
export const passLetters = (name: string): string =>
  spell(name)
    .map(({ spellings }) => spellings[0] ?? "")
    .join("");

/** Width of BCBP's name field (IATA Resolution 792, item 11). */
export const passNameLength = 20;

/** "SURNAME/GIVEN" as a pass prints it, cut at the field's width. */
export const passName = (lastname: string, firstname: string): string =>
  `${passLetters(lastname) || "X"}/${passLetters(firstname)}`.slice(0, passNameLength);
