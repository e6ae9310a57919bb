import type { Country } from "./country.ts";

type Rules = Country["rules"]["postalCode"];

const matches = (code: string, { pattern }: Rules): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, "i").test(code);

const bare = (code: string): string => code.replaceAll(/[\s-]+/g, "");

/** The signs of a code set out as those of the example are: "00950" like "00-001" is "00-950". */
function setOut(code: string, example: string): string {
  const signs = bare(code);
  if (signs.length !== bare(example).length) return code;
  let next = 0;
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : signs.charAt(next++))).join("");
}

/**
 * Distinguishing signs of vehicles (UN Convention on Road Traffic, annex 3) where they are neither the alpha-2 nor the alpha-3 code
 * of the country: people write them before a postal code, as in D-10115.
 */
const roadSigns: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  EE: "EST",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LI: "FL",
  LU: "L",
  MT: "M",
  NO: "N",
  PT: "P",
  SE: "S",
  SI: "SLO",
};

/** The digits of any script as 0 to 9. Unicode keeps every script's ten in a row, zero first. */
const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    let [value, at] = [0, digit.codePointAt(0) ?? 0];
    while (/\p{Nd}/u.test(String.fromCodePoint(--at))) value += 1;
    return String(value % 10);
  });

/** What the code may have been meant as, the likeliest first. */
function readings(code: string, { prefix, example = "" }: Rules, { iso2, iso3 }: Country): readonly string[] {
  // Written before the code on an envelope, and no part of it: the country's prefix (HR-, L-), or one of its codes.
  const letters = (prefix ?? "").replaceAll(/[^A-Z]/gi, "");
  const before = [letters, iso3, iso2, roadSigns[iso2] ?? ""].filter((sign) => sign !== "");
  const without = code.replace(new RegExp(`^(?:${before.join("|")})[ -]*`, "i"), "");
  // A part of it that people leave out: "1010" for LV-1010.
  const own = example.match(/^[A-Z]{2}-?/i)?.[0] ?? "";
  const completed = own.toUpperCase().startsWith(iso2) ? `${own}${bare(code)}` : code;
  return [code, without, setOut(code, example), setOut(without, example), completed, bare(without)];
}

/**
 * A postal code as its country writes it: capital letters, digits of any script as 0 to 9, blanks and hyphens where they belong, and without what is
 * printed before it on an envelope (`HR-10000` is `10000`, `D-10115` is `10115`). What is no code of the country comes back tidied only.
 */
export function normalisePostalCode(text: string, country: Country | undefined): string {
  const code = plainDigits(text.normalize("NFKC"))
    .trim()
    .replace(/^〒/, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toUpperCase();
  if (!country) return code;
  const { postalCode } = country.rules;
  return readings(code, postalCode, country).find((reading) => matches(reading, postalCode)) ?? code;
}

/** Whether a text is a postal code of a country; any text is one of a country whose codes nobody has described. */
export function isPostalCode(text: string, country: Country | undefined): boolean {
  const code = normalisePostalCode(text, country);
  return code !== "" && (!country || matches(code, country.rules.postalCode));
}
