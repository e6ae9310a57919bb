import { passLetters } from "../boarding-pass/pass-name.ts";

/** Longest name that an airline's message takes with room for the rest (SSR DOCS holds 57 for both). */
export const nameLength = 57;

const shape = /^[\p{L}\p{M}'.\- ]+$/u;

/** A name as it is stored: composed letters, single blanks, one kind of apostrophe and of hyphen. */
export const normaliseName = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll(/[’‘ʼʹ´`＇]/g, "'")
    .replaceAll(/[‐‑–−－]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Whether a text is a name that somebody bears: letters of any script, marks, blanks, hyphens, apostrophes and full stops. A letter
 * that nobody sees (the Hangul filler) is none.
 */
export function isName(name: string): boolean {
  const tidy = normaliseName(name);
  return shape.test(tidy) && /\p{L}/u.test(tidy.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""));
}

/**
 * Whether an airline can take a name: letters, marks, blanks, hyphens, apostrophes and full stops, and every word of it can be spelt
 * with A to Z as in the machine-readable lines of a passport (ICAO Doc 9303 and what is beside it in `boarding-pass`). Letters
 * without such a spelling, Han for example, are asked for as the passport spells them.
 */
export function isPersonName(name: string): boolean {
  const tidy = normaliseName(name);
  const words = tidy.split(/[ .\-']+/).filter((word) => word !== "");
  return shape.test(tidy) && words.length > 0 && words.every((word) => passLetters(word) !== "");
}
