import { editedMoney, parseMoney } from "../costs/index.ts";

/** Digits after the decimal sign of a currency: 2 for USD, 0 for JPY. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units with its currency, as people of a language read it: `$14.00`. */
export function priceText(minor: number, currency: string, language: string): string {
  const digits = digitsOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  // A decimal text is formatted digit by digit: no float comes in between.
  const decimal = `${minor < 0 ? "-" : ""}${whole}` as `${number}`;
  return new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
    decimal,
  );
}

/** The most that a product may cost, in minor units. */
export const maxPrice = 10_000_000;

/**
 * Reads a price as somebody wrote it (ANC-10).
 * @param language a BCP 47 tag: says what `1,234` means
 * @returns minor units of the currency; undefined for nothing, for decimals of a currency without them, and beyond `maxPrice`
 */
export function readPrice(text: string, currency: string, language: string): number | undefined {
  const minor = (parseMoney(text, language) ?? 0) / 10 ** (2 - digitsOf(currency));
  return Number.isInteger(minor) && minor > 0 && minor <= maxPrice ? minor : undefined;
}

/** A price as it is edited in a language: `14.00`. */
export const editedPrice = (minor: number, currency: string, language: string): string =>
  digitsOf(currency) === 0 ? String(minor) : editedMoney(minor, language);
