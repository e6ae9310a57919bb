import * as validator from "validator/lib/isPassportNumber.js";
import { narrowerThanShapes, ownShapes, validatorShapes } from "./passport-shapes.ts";

type Check = (number: string, iso2: string) => boolean;

/** The module is CommonJS: Node gives it as a whole under `default`, bundlers give what it calls its default. */
function readCheck(found: unknown): Check {
  if (typeof found === "function") return found as Check;
  if (typeof found === "object" && found !== null && "default" in found) return readCheck(found.default);
  throw new TypeError("validator has no isPassportNumber.");
}
const knownToValidator = readCheck(validator);

/** Longest number of a machine-readable passport (ICAO Doc 9303, part 4, 4.2.2). */
const passportLength = 9;

/**
 * A passport number as airlines transmit it: capital letters and digits. Blanks, hyphens and the filler `<` are typed by people and
 * printed by machines; they are no part of it.
 */
export const normalisePassportNo = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s<\-‐‑–]+/g, "");

const classes: Readonly<Record<string, string>> = { A: "[A-Z]", "0": "[0-9]", "*": "[A-Z0-9]" };
const hasShape = (number: string, shape: string): boolean =>
  new RegExp(`^${Array.from(shape, (sign) => classes[sign]).join("")}$`).test(number);

const validatorsOf = (nationality: string): readonly string[] =>
  Object.hasOwn(validatorShapes, nationality) ? validatorShapes[nationality as keyof typeof validatorShapes] : [];
const ownOf = (nationality: string): readonly string[] =>
  Object.hasOwn(ownShapes, nationality) ? (ownShapes[nationality] ?? []) : [];

/** The nationality as `validator` knows it, and every shape that a hint tells: whatever has one of them is accepted. */
function knownOf(nationality: string) {
  const code = nationality.trim().toUpperCase();
  const [iso2, ...known] = validatorsOf(code);
  return {
    iso2,
    shapes: [...new Set([...known, ...ownOf(code)])],
    narrower: narrowerThanShapes.includes(code),
  };
}

/** What the numbers of a nationality's passports look like. */
export interface PassportRule {
  /** Who knows it; `icao` for nationalities of which nothing is known but what all passports have in common. */
  readonly source: "validator" | "own" | "icao";
  /** In words for a hint: "9 digits", "AA000000 or A000000AA", "at most 9 letters and digits". */
  readonly hint:
    | { readonly kind: "digits"; readonly count: number }
    /** `A` is a letter, `0` a digit, `*` either. */
    | { readonly kind: "shapes"; readonly shapes: readonly string[] }
    | { readonly kind: "any"; readonly most: number };
}

/** How passport numbers of a nationality look, and the hint that says so. @param nationality ISO 3166-1 alpha-3 */
export function passportRule(nationality: string): PassportRule {
  const { iso2, shapes } = knownOf(nationality);
  const source = iso2 !== undefined ? "validator" : shapes.length > 0 ? "own" : "icao";
  const [first, ...others] = shapes;
  if (first === undefined) return { source, hint: { kind: "any", most: passportLength } };
  if (others.length === 0 && /^0+$/.test(first)) return { source, hint: { kind: "digits", count: first.length } };
  return { source, hint: { kind: "shapes", shapes } };
}

/**
 * Whether a text can be the number of a passport of a nationality (TRV-10). Where nothing is known of the nationality, or none is
 * given, whether any passport can have it: one to nine letters and digits. Whether there has to be a nationality is not asked here.
 * @param text as it was typed: blanks, hyphens and small letters do not matter
 * @param nationality ISO 3166-1 alpha-3
 */
export function isPassportNo(text: string, nationality: string): boolean {
  const number = normalisePassportNo(text);
  if (!/^[A-Z0-9]{1,9}$/.test(number)) return false;
  const { iso2, shapes, narrower } = knownOf(nationality);
  if (shapes.length === 0) return true;
  if (iso2 !== undefined && knownToValidator(number, iso2)) return true;
  return !narrower && shapes.some((shape) => hasShape(number, shape));
}

/**
 * A passport number of which only the end is told: `•••417`. Of a short one less than half.
 * @returns null where there is none
 */
export function maskedPassportNo(number: string): string | null {
  const signs = normalisePassportNo(number);
  if (signs === "") return null;
  const shown = Math.min(3, Math.floor((signs.length - 1) / 2));
  return `•••${shown === 0 ? "" : signs.slice(-shown)}`;
}
