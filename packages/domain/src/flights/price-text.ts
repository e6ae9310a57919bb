import type { Money } from "./itinerary.ts";

/** A price as it is shown: the amount with its sign, and its unit apart. */
export interface PriceText {
  /** "$548.10" in English, "548,10 $" in French. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly unit: string;
}

/** What is absorbed at most per passenger under the guarantee (FLT-19). */
export const guarantee: Money = { amount: 1000, unit: "USD" };

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, unit: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${unit} ${digits}`;
  let found = formats.get(key);
  if (!found) {
    const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    // A unit that is no code of three letters would make Intl throw; the number is still right.
    found = /^[A-Za-z]{3}$/.test(unit)
      ? new Intl.NumberFormat(locale, {
          style: "currency",
          currency: unit,
          currencyDisplay: "narrowSymbol",
          ...fractions,
        })
      : new Intl.NumberFormat(locale, fractions);
    formats.set(key, found);
  }
  return found;
}

/**
 * A price with two decimals (FLT-13), whatever the currency.
 * @param hundredths of the unit
 * @param locale BCP 47
 */
export const priceText = (hundredths: number, unit: string, locale: string): PriceText => ({
  amount: format(locale, unit, 2).format(hundredths / 100),
  unit,
});

/** The guarantee's amount, without decimals: "$1,000". */
export const guaranteeText = (locale: string): string => format(locale, guarantee.unit, 0).format(guarantee.amount);
