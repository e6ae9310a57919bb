import type { Country } from "./country.ts";
import { countryName } from "./names.ts";

/** What a search starts at, in characters (ADR-2). */
export const searchMinimum = 2;

/**
 * The languages whose names of countries are understood: those that most people write in, and through them most native names. What
 * the platform does not know falls back to English.
 */
const languages = (
  "en fr de es pt it nl da sv nb fi is et lv lt pl cs sk hu sl hr sr bs mk sq ro bg el tr uk ru be kk uz az hy ka he ar fa ur hi " +
  "bn ta te ne si my th lo km vi id ms fil zh zh-Hant ja ko mn sw am so ha yo af ga cy mt eu ca gl"
).split(" ");

/** Letters without their marks, one blank between words, none in abbreviations: "Côte d’Ivoire" is "cote d ivoire", "U.K." is "uk". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(
      /(^|[^\p{L}])((?:\p{L}\.)+\p{L}?)(?!\p{L})/gu,
      (_, before: string, letters: string) => `${before}${letters.replaceAll(".", "")}`,
    )
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names under which people look for a country and which no list of names has. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE", "Emirates"],
  BA: ["BiH"],
  BN: ["Brunei Darussalam"],
  CD: ["DRC", "Zaire"],
  CI: ["Ivory Coast"],
  CV: ["Cabo Verde", "Cape Verde"],
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  KR: ["Republic of Korea", "South Korea"],
  LA: ["Lao"],
  MK: ["Macedonia", "FYROM"],
  MM: ["Burma"],
  NL: ["Holland"],
  RU: ["Russian Federation"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey", "Turkiye"],
  US: ["USA", "America", "United States of America"],
  VA: ["Holy See"],
};

/** What a country is found by: its name in the language of the list, and all its names, each between two line feeds. */
interface Entry {
  readonly country: Country;
  readonly own: string;
  readonly names: string;
}

const entries = new WeakMap<readonly Country[], readonly Entry[]>();

/** Names in sixty languages, made once for each list: some tens of milliseconds. */
function entriesOf(countries: readonly Country[]): readonly Entry[] {
  let found = entries.get(countries);
  if (!found) {
    found = countries.map((country) => {
      const own = plain(country.name);
      const others = languages.map((language) => plain(countryName(country.iso2, language)));
      const known = (aliases[country.iso2] ?? []).map(plain);
      const names = [...new Set([own, ...others, ...known])].filter((name) => name !== "");
      return { country, own, names: `\n${names.join("\n")}\n` };
    });
    entries.set(countries, found);
  }
  return found;
}

/**
 * How well a country fits, the best 0: its code; the whole of one of its names; the beginning of its name; the beginning of a word
 * of its name; the beginning of another name, and of a word of it.
 */
function rankOf({ country, own, names }: Entry, query: string): number | undefined {
  const code = query.toUpperCase();
  const ranks = [
    country.iso2 === code || country.iso3 === code,
    names.includes(`\n${query}\n`),
    own.startsWith(query),
    own.includes(` ${query}`),
    names.includes(`\n${query}`),
    names.includes(` ${query}`),
  ];
  const rank = ranks.indexOf(true);
  return rank === -1 ? undefined : rank;
}

export interface CountrySearch {
  /** How many at most. Default 10. */
  readonly limit?: number | undefined;
}

/**
 * Countries by a code, or by the beginning of a word of their name in any of sixty languages; marks, case and punctuation do not
 * matter. Fewer than two characters find nothing (ADR-2): one Han or Hangul letter neither.
 * @returns best match first, equals in the order of their names
 */
export function searchCountries(
  countries: readonly Country[],
  query: string,
  { limit = 10 }: CountrySearch = {},
): readonly Country[] {
  const wanted = plain(query);
  if (wanted.length < searchMinimum) return [];
  return entriesOf(countries)
    .flatMap((entry) => {
      const rank = rankOf(entry, wanted);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || (one.entry.own < other.entry.own ? -1 : 1))
    .slice(0, limit)
    .map(({ entry }) => entry.country);
}
