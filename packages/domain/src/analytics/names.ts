import type { DimensionId } from "./layer.ts";
import { stem } from "./text.ts";
import { timeWords } from "./time-phrases.ts";
import { articles, keyOf, keywords, numberOf, unitOf } from "./vocabulary.ts";

const grammarWords = new Set([...keywords.keys()].flatMap((key) => key.split(" ")));

/** What something of the database is called; `airport` is a value of `from` and of `to`. */
export interface Name {
  readonly kind: "airline" | "vendor" | "hospital" | "program" | "operator" | "airport";
  readonly code: string;
  readonly names: readonly string[];
}

/** Dimensions whose values are called as they are, wherever they stand in a question; airports need a word before them. */
export const namedDimensions = [
  "airline",
  "vendor",
  "hospital",
  "program",
  "operator",
] as const satisfies readonly DimensionId[];

/** Names by what questions say. */
export interface NameIndex {
  /** Codes of the words, without airports. */
  readonly byPhrase: ReadonlyMap<string, readonly Name[]>;
  /** Airports by name and city: asked only where a place is expected. */
  readonly airports: ReadonlyMap<string, readonly string[]>;
  /** By kind and code in capitals. */
  readonly byCode: ReadonlyMap<string, Name>;
  /** Words that a misspelt one may mean. */
  readonly words: ReadonlySet<string>;
}

/** The kind of names that a dimension's values are; undefined for those of lists and of time. */
export const kindOf = (dimension: DimensionId): Name["kind"] | undefined => {
  switch (dimension) {
    case "airline":
    case "vendor":
    case "hospital":
    case "program":
    case "operator":
      return dimension;
    case "from":
    case "to":
      return "airport";
    default:
      return undefined;
  }
};

const codeKey = (kind: Name["kind"], code: string): string => `${kind} ${code.toUpperCase()}`;

/** The name of a kind that a code is, whatever its case. */
export const nameByCode = ({ byCode }: NameIndex, kind: Name["kind"], code: string): Name | undefined =>
  byCode.get(codeKey(kind, code));

/** The code of what is called so, in whatever case; undefined where nothing is, or several are. */
export function codeCalled(index: NameIndex, kind: Name["kind"], called: string): string | undefined {
  const named = nameByCode(index, kind, called.trim());
  if (named) return named.code;
  const key = keyOf(called);
  const codes =
    kind === "airport"
      ? (index.airports.get(key) ?? [])
      : (index.byPhrase.get(key) ?? []).filter((name) => name.kind === kind).map(({ code }) => code);
  return codes.length === 1 ? codes[0] : undefined;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  if (key === "") return;
  const there = map.get(key);
  if (!there) map.set(key, [value]);
  else if (!there.includes(value)) there.push(value);
}

/** Makes names findable. @param taken words of the layer: a first name is no short form where it means something else */
export function indexNames(names: readonly Name[], taken: ReadonlySet<string>): NameIndex {
  const byPhrase = new Map<string, Name[]>();
  const airports = new Map<string, string[]>();
  const byCode = new Map<string, Name>();
  const first = new Map<string, Name[]>();
  /** Somebody may be called "by week": such names are heard after the word for what they are of only, or between quotes. */
  const saysElse = (key: string): boolean =>
    key
      .split(" ")
      .every(
        (word) =>
          taken.has(word) ||
          grammarWords.has(word) ||
          timeWords.has(word) ||
          numberOf(word) !== undefined ||
          unitOf(word) !== undefined,
      );
  for (const name of names) {
    byCode.set(codeKey(name.kind, name.code), name);
    if (name.kind === "airport") {
      for (const called of [name.code, ...name.names]) add(airports, keyOf(called), name.code);
      continue;
    }
    for (const called of name.kind === "operator" ? [name.code, ...name.names] : name.names) {
      const key = keyOf(called);
      if (saysElse(key)) continue;
      add(byPhrase, key, name);
      const word = key.split(" ")[0] ?? "";
      // What a trip was billed for has its whole name: a first word would take that of a vendor away.
      if (key.includes(" ") && word.length >= 4 && name.kind !== "hospital" && name.kind !== "program")
        add(first, word, name);
    }
  }
  // "Northwind" is Northwind Travel while nothing else begins so.
  for (const [word, found] of first) {
    const [only] = found;
    if (found.length === 1 && only && !byPhrase.has(word) && !taken.has(word) && !keywords.has(word))
      byPhrase.set(word, [only]);
  }
  const words = new Set<string>();
  for (const [key, found] of byPhrase)
    if (found.some(({ kind }) => kind !== "operator"))
      for (const word of key.split(" ")) if (word.length >= 5 && !articles.has(stem(word))) words.add(word);
  return { byPhrase, airports, byCode, words };
}
