import uFuzzy from "@leeoniya/ufuzzy";
import { isCityCode } from "@gatehouse/domain/flights";
import type { Airport, Airports } from "./airports.ts";

/** Letters that do not come apart into a plain one and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** Without accents, case and punctuation, so that "sao", "São" and "SÃO" are the same. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Letters that some write as two: "Muenchen", "Aarhus". */
const pairs: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa" };

/** The ways in which a name is written without its marks: "munchen" and "muenchen" for "München". */
function spellings(text: string): readonly string[] {
  const plain = folded(text);
  const paired = folded(
    text
      .toLowerCase()
      .normalize("NFC")
      .replaceAll(/[äöüå]/g, (letter) => pairs[letter] ?? letter),
  );
  return paired === plain ? [plain] : [plain, paired];
}

interface Entry {
  readonly airport: Airport;
  /** Place among the airports of its city. */
  readonly place: number;
  readonly cities: readonly string[];
  readonly names: readonly string[];
  /** Its names and its city's in one word each: "newyork", "laguardia". */
  readonly joined: readonly string[];
  /** Words of its names and of its city's, and both codes. */
  readonly words: readonly string[];
  readonly codes: readonly string[];
}

interface Index {
  readonly entries: readonly Entry[];
  /** Names of airports where airlines fly and of their cities, for what is misspelt; and whose they are. */
  readonly texts: string[];
  readonly owners: readonly Entry[];
  /** How large a city is among those that match equally well; larger ones first. */
  readonly sizeOf: (entry: Entry) => number;
}

const joinedUp = (text: string): string => text.replaceAll(" ", "");

const indexes = new WeakMap<Airports, Index>();

function entryOf(airport: Airport): Entry {
  const { iata, city, name } = airport;
  const cities = city.names.flatMap(spellings);
  const names = spellings(name);
  return {
    airport,
    place: city.airports.indexOf(iata),
    cities,
    names,
    joined: [...cities, ...names].map(joinedUp),
    words: [...cities, ...names].flatMap((text) => text.split(" ")),
    codes: [iata, city.code].map((code) => code.toLowerCase()),
  };
}

function airportIndexOf(airports: Airports): Index {
  const known = indexes.get(airports);
  if (known) return known;
  const entries = airports.all.map(entryOf);
  const sizes = new Map<string, number>();
  for (const { airport } of entries) {
    const { city, rank, runway } = airport;
    // First how large its largest airport is, then how many it has, then the longest runway.
    const size = rank * 1_000_000 + city.airports.length * 100_000 + runway;
    sizes.set(city.code, Math.max(size, sizes.get(city.code) ?? 0));
  }
  const owned = entries
    .filter(({ airport }) => airport.rank > 0)
    .flatMap((entry) => [...new Set([...entry.cities, ...entry.names])].map((text) => [text, entry] as const));
  const texts = owned.map(([text]) => text);
  const owners = owned.map(([, entry]) => entry);
  const index = { entries, texts, owners, sizeOf: ({ airport }: Entry) => sizes.get(airport.city.code) ?? 0 };
  indexes.set(airports, index);
  return index;
}

const largest = 3;
/** Letters from which words are compared without the blanks between them: fewer begin too much. */
const leastJoined = 5;

/** How well the text of an airport matches: as a city, as the beginning of a city or a name, or word by word. */
function textMatch({ cities, names, joined, words, codes }: Entry, query: string, queryWords: readonly string[]) {
  if (cities.includes(query)) return 0;
  if ([...cities, ...names].some((text) => text.startsWith(query))) return 1;
  const isSomewhere = (wanted: string) => codes.includes(wanted) || words.some((word) => word.startsWith(wanted));
  if (queryWords.every(isSomewhere)) return 2;
  // "newyork", "la guardia": as people part the words.
  const whole = joinedUp(query);
  return whole.length >= leastJoined && joined.some((text) => text.startsWith(whole)) ? 2 : undefined;
}

/** How well an airport matches, 0 best; undefined when it does not. A large airport's word counts as a smaller one's beginning. */
function matchOf(entry: Entry, query: string, queryWords: readonly string[]): number | undefined {
  const [own, ofCity] = entry.codes;
  const { rank } = entry.airport;
  if (own === query) return 0;
  // Where no airline flies, only its code finds it.
  if (rank === 0) return undefined;
  if (ofCity === query) return 1;
  const match = textMatch(entry, query, queryWords);
  return match === undefined ? undefined : 2 + match + (largest - rank);
}

/** The best match of all spellings of what is typed. */
function bestMatch(entry: Entry, queries: readonly (readonly [query: string, words: readonly string[]])[]) {
  const matches = queries.flatMap(([query, words]) => matchOf(entry, query, words) ?? []);
  return matches.length === 0 ? undefined : Math.min(...matches);
}

/** One letter of each word may be wrong, missing, too many, or in its neighbour's place, but not the first. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its constant enums are types only, without values to name
const fuzzy = new uFuzzy({ intraMode: 1, intraSub: 1, intraTrn: 1, intraDel: 1, intraIns: 1, interLft: 2 });
/** Letters of which one may be wrong. */
const leastMisspelt = 5;

/** What is misspelt, by size: the place that most people mean. */
function misspelt({ texts, owners, sizeOf }: Index, queries: readonly string[]): readonly Entry[] {
  const found = new Set<Entry>();
  for (const query of queries) {
    if (query.length < leastMisspelt) continue;
    for (const place of fuzzy.filter(texts, query) ?? []) {
      const owner = owners[place];
      if (owner) found.add(owner);
    }
  }
  return [...found].toSorted(
    (a, b) =>
      b.airport.rank - a.airport.rank ||
      sizeOf(b) - sizeOf(a) ||
      a.place - b.place ||
      (a.airport.iata < b.airport.iata ? -1 : 1),
  );
}

/**
 * Airports for an autocomplete, best match first: its code, its city's code, then its city's name, the beginning of either name, and
 * words in any order, where every word has to match something; smaller airports come a step later each. Among equals larger cities
 * come first, and the airports of one city in the order of their importance. What nothing is called by is taken for misspelt.
 */
export function searchAirports(airports: Airports, text: string, size: number): readonly Airport[] {
  const queries = spellings(text).flatMap((query) => (query === "" ? [] : [[query, query.split(" ")] as const]));
  const index = airportIndexOf(airports);
  const { entries, sizeOf } = index;
  const found: { readonly entry: Entry; readonly match: number }[] = [];
  for (const entry of entries) {
    const match = bestMatch(entry, queries);
    if (match !== undefined) found.push({ entry, match });
  }
  if (found.length === 0)
    return misspelt(
      index,
      queries.map(([query]) => query),
    )
      .slice(0, size)
      .map(({ airport }) => airport);
  return found
    .toSorted(
      (a, b) =>
        a.match - b.match ||
        sizeOf(b.entry) - sizeOf(a.entry) ||
        a.entry.airport.city.name.localeCompare(b.entry.airport.city.name, "en") ||
        a.entry.place - b.entry.place ||
        (a.entry.airport.iata < b.entry.airport.iata ? -1 : 1),
    )
    .slice(0, size)
    .map(({ entry }) => entry.airport);
}

/** A city with all of its airports, as a place that is searched from (FLT-31): its code, and the codes of its airports as its name. */
const cityPlace = ({ city, ...airport }: Airport): Airport => ({
  ...airport,
  iata: city.code,
  name: city.airports.join(", "),
  city,
});

/**
 * Airports as `searchAirports` finds them, and before those of a city all of them together, where the city has a code of its own and is
 * what was searched for: two of its airports are found, or its code is what was typed.
 */
export function searchAirportsAndCities(airports: Airports, text: string, size: number): readonly Airport[] {
  const found = searchAirports(airports, text, size);
  const typed = text.trim().toUpperCase();
  const seen = new Set<string>();
  return found
    .flatMap((airport) => {
      const { code } = airport.city;
      const isCity =
        isCityCode(code) &&
        !seen.has(code) &&
        (code === typed || found.filter(({ city }) => city.code === code).length > 1);
      seen.add(code);
      return isCity ? [cityPlace(airport), airport] : [airport];
    })
    .slice(0, size);
}
