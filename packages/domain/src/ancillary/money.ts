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
