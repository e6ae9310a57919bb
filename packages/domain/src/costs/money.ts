/**
 * Amounts of money (COST-4): whole numbers of minor units (cents), never fractions of a float. On the wire and in forms an amount is a
 * text with two decimals, `"1062.40"`; no amount is the empty text.
 */

/** The largest amount that a field takes: ten digits before the decimal point, in minor units. */
export const maxMinor = 999_999_999_999;

const spaces = /[\s\u00a0\u202f\u2009']/g;
/** Signs and codes of currencies around a number: `$918.40`, `918,40 €`, `USD 918.40`. */
const currencySigns = /^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu;

/** The sign between whole units and decimals in a language. */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
const groupSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? ",";

/** Takes a written number apart into its digits before and after the decimal sign; undefined where it is none. */
function partsOf(text: string, language: string): { readonly whole: string; readonly decimals: string } | undefined {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, decimals: "" };
  const end = text.lastIndexOf(last);
  const after = text.slice(end + 1);
  const isMixed = marks.some((sign) => sign !== last);
  // The last of two different signs is the decimal one; one that comes twice divides groups.
  if (isMixed && marks.filter((sign) => sign === last).length > 1) return undefined;
  const divides =
    !isMixed &&
    (marks.length > 1 || (after.length === 3 && last === groupSign(language) && last !== decimalSign(language)));
  const whole = divides ? text : text.slice(0, end);
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
  if (/[.,]/.test(whole) && !grouped.test(whole)) return undefined;
  return { whole: whole.replaceAll(/[.,]/g, ""), decimals: divides ? "" : after };
}

/**
 * Reads an amount as somebody wrote it or a spreadsheet has it, rounded half up to two decimals: `1,062.405` is 106241 in English, and
 * so is `1 062,405` in French.
 * @param language a BCP 47 tag: says what `1,234` means
 * @returns minor units; undefined where it is no amount, is below zero or beyond `maxMinor`
 */
export function parseMoney(text: string, language: string): number | undefined {
  const bare = text.trim().replaceAll(spaces, "").replaceAll(currencySigns, "");
  if (bare.length > 40 || !/^[\d.,]+$/.test(bare)) return undefined;
  const parts = partsOf(bare, language);
  if (!parts || !/^\d*$/.test(parts.decimals) || (parts.whole === "" && parts.decimals === "")) return undefined;
  const digits = `${parts.whole === "" ? "0" : parts.whole}${parts.decimals.slice(0, 2).padEnd(2, "0")}`;
  if (digits.replace(/^0+/, "").length > 12) return undefined;
  const minor = Number(digits) + (Number(parts.decimals[2] ?? 0) >= 5 ? 1 : 0);
  return minor > maxMinor ? undefined : minor;
}

/** Minor units as the wire has them: 106240 is `"1062.40"`. */
export function moneyText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Minor units as people of a language read them: `1,062.40`, `1 062,40`. */
export const moneyWords = (minor: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    // A decimal text is formatted digit by digit: no float comes in between.
    moneyText(minor) as `${number}`,
  );

/** An amount as it is edited in a language: no groups, the language's decimal sign. */
export const editedMoney = (minor: number, language: string): string =>
  moneyText(minor).replace(".", decimalSign(language));
