import type { ReadAs } from "./answer.ts";
import { calendarDates, type NamedDays } from "./calendar-dates.ts";
import { forgivingWords, layerWords, lexicon, longestPhrase, type Meaning } from "./lexicon.ts";
import { type Name, namedDimensions, type NameIndex, nameByCode } from "./names.ts";
import type { When } from "./plan.ts";
import { meantBy, type Token, tokensOf } from "./text.ts";
import {
  type Compared,
  matchCompared,
  type Matched,
  matchTop,
  matchWhen,
  type Place,
  timeWords,
  type Top,
} from "./time-phrases.ts";
import { articles, type Keyword, keywords, numberOf, unitOf } from "./vocabulary.ts";

type Said =
  | { readonly is: "layer"; readonly meaning: Meaning; readonly names: readonly Name[] }
  | { readonly is: "airports"; readonly codes: readonly string[] }
  | { readonly is: "keyword"; readonly does: readonly Keyword[] }
  | { readonly is: "when"; readonly when: When }
  | { readonly is: "days"; readonly days: NamedDays }
  | { readonly is: "compare"; readonly compared: Compared | { readonly with: "when"; readonly when: When } | undefined }
  | { readonly is: "top"; readonly top: Top }
  | { readonly is: "quoted"; readonly text: string }
  | { readonly is: "comma" }
  | { readonly is: "unknown" };

/** A part of a question with what it may mean, and the tokens that it is made of. */
export type Atom = Said & { readonly first: number; readonly next: number };

export interface Atoms {
  readonly atoms: readonly Atom[];
  readonly tokens: readonly Token[];
  /** Words that were read as others that are spelt nearly so. */
  readonly read: readonly ReadAs[];
}

const nothing: Meaning = { measures: [], dimensions: [], values: [] };

/** Words from a token on, articles left out: up to the next comma or quoted name. */
function placesFrom(tokens: readonly Token[], first: number, most: number): Place[] {
  const places: Place[] = [];
  for (let index = first; index < tokens.length && places.length < most; index += 1) {
    const token = tokens[index];
    if (!token || token.kind !== "word") break;
    if (!articles.has(token.stem)) places.push({ stem: token.stem, index });
  }
  return places;
}

/** Mends words that nothing here is called. */
function spelt(
  tokens: readonly Token[],
  names: NameIndex,
): { readonly tokens: readonly Token[]; readonly read: readonly ReadAs[] } {
  const nameWords = new Set([...names.byPhrase.keys()].flatMap((key) => key.split(" ")));
  const grammar = new Set([...keywords.keys()].flatMap((key) => key.split(" ")));
  const known = ({ stem }: Token): boolean =>
    layerWords.has(stem) ||
    nameWords.has(stem) ||
    grammar.has(stem) ||
    timeWords.has(stem) ||
    articles.has(stem) ||
    numberOf(stem) !== undefined ||
    unitOf(stem) !== undefined ||
    names.airports.has(stem);
  const read: ReadAs[] = [];
  const mended = tokens.map((token) => {
    if (token.kind !== "word" || token.stem.length < 5 || /[\d_]/.test(token.stem) || known(token)) return token;
    const meant = meantBy(token.stem, [...forgivingWords, ...names.words]);
    if (meant === undefined) return token;
    read.push({ typed: token.text, as: meant });
    return { ...token, stem: meant };
  });
  return { tokens: mended, read };
}

/** A question in parts that mean something by themselves, and those that do not. */
export function atomsOf(question: string, names: NameIndex, today: string): Atoms {
  const { tokens, read } = spelt(tokensOf(question), names);
  // In a question in capitals every word looks like a code.
  const shouts = !/\p{Ll}/u.test(question);
  const taken = new Map<number, Atom>();

  // Words for times come first, so that a date is not read out of them.
  let rest = question;
  const blank = (from: number, next: number) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[next - 1]?.end ?? 0];
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  };
  const isBy = (index: number): boolean => {
    for (let at = index - 1; at >= 0; at -= 1) {
      const token = tokens[at];
      if (!token || articles.has(token.stem)) continue;
      return (keywords.get(token.stem) ?? []).some(({ does }) => does === "by");
    }
    return false;
  };
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    const isUnit = token !== undefined && unitOf(token.stem) !== undefined;
    const found: Matched<When> | undefined =
      token?.kind === "word" && !articles.has(token.stem) && !(isUnit && isBy(index))
        ? matchWhen(placesFrom(tokens, index, 4))
        : undefined;
    const top =
      found || token?.kind !== "word" || articles.has(token.stem) ? undefined : matchTop(placesFrom(tokens, index, 3));
    if (top) {
      taken.set(index, { is: "top", top: top.value, first: index, next: top.next });
      blank(index, top.next);
      index = top.next;
    } else if (found) {
      taken.set(index, { is: "when", when: found.value, first: index, next: found.next });
      blank(index, found.next);
      index = found.next;
    } else {
      if (token?.kind === "quoted") blank(index, index + 1);
      index += 1;
    }
  }
  for (const days of calendarDates(rest, today)) {
    const inside = tokens.flatMap(({ start, end }, index) => (start < days.end && end > days.start ? [index] : []));
    const [first, final] = [inside[0], inside.at(-1)];
    if (first !== undefined && final !== undefined && !inside.some((index) => taken.has(index)))
      taken.set(first, { is: "days", days, first, next: final + 1 });
  }

  const atoms: Atom[] = [];
  const isTaken = (first: number, next: number): boolean => {
    for (let index = first; index < next; index += 1) if (taken.has(index)) return true;
    return false;
  };
  const longest = (first: number): { readonly key: string; readonly next: number; readonly size: number }[] => {
    const places = placesFrom(tokens, first, Math.max(longestPhrase, 8));
    return places
      .map((place, size) => ({
        key: places
          .slice(0, size + 1)
          .map(({ stem }) => stem)
          .join(" "),
        next: place.index + 1,
        size: size + 1,
      }))
      .filter(({ next }) => !isTaken(first, next))
      .toReversed();
  };
  /** What a code in capitals is. */
  const coded = ({ text }: Token): readonly Name[] => {
    if (shouts || text !== text.toUpperCase() || !/\p{Lu}/u.test(text) || text.length < 2) return [];
    return (["airline", "vendor"] as const).flatMap((kind) => nameByCode(names, kind, text) ?? []);
  };
  const does = (atom: Atom | undefined, ...wanted: readonly Keyword["does"][]): boolean =>
    atom?.is === "keyword" && atom.does.some((keyword) => wanted.includes(keyword.does));
  const namesDimension = (atom: Atom | undefined, ...ids: readonly string[]): boolean =>
    atom?.is === "layer" && atom.meaning.dimensions.some((id) => ids.includes(id));
  /** The last atom that is no stop word. */
  const before = (): Atom | undefined =>
    atoms.findLast((atom) => !(atom.is === "keyword" && does(atom, "stop") && atom.does.length === 1));

  const at = (index: number, token: Token): Atom => {
    const one = (said: Said, next = index + 1): Atom => ({ ...said, first: index, next });
    if (token.kind === "comma") return one({ is: "comma" });
    if (token.kind === "quoted") return one({ is: "quoted", text: token.text });
    const there = taken.get(index);
    if (there) return there;
    const article = articles.has(token.stem);
    const previous = before();
    // A code right after the word for what it is of, whatever its case.
    const beside = atoms.findLast(
      (atom) => !(atom.next === atom.first + 1 && articles.has(tokens[atom.first]?.stem ?? "")),
    );
    for (const kind of namedDimensions) {
      const name = namesDimension(beside, kind) ? nameByCode(names, kind, token.text) : undefined;
      if (name && !keywords.has(token.stem)) return one({ is: "layer", meaning: nothing, names: [name] });
    }
    const place =
      does(previous, "from", "to") ||
      namesDimension(previous, "from", "to") ||
      (does(previous, "and") && atoms.some((atom) => atom.is === "airports"));
    if (place && !shouts && /^\p{Lu}{3}$/u.test(token.text) && nameByCode(names, "airport", token.text))
      return one({ is: "airports", codes: [token.text] });
    const candidates = article ? [{ key: token.stem, next: index + 1, size: 1 }] : longest(index);
    for (const { key, next, size } of candidates) {
      const grammar = keywords.get(key);
      const meaning = lexicon.get(key);
      const called = [...(names.byPhrase.get(key) ?? []), ...(size === 1 ? coded(token) : [])];
      if (grammar?.some((keyword) => keyword.does === "compare")) {
        const places = placesFrom(tokens, next, 6);
        const start = places[0]?.index;
        const when = start === undefined ? undefined : taken.get(start);
        const compared = matchCompared(places);
        if (compared) return one({ is: "compare", compared: compared.value }, compared.next);
        if (when?.is === "when") return one({ is: "compare", compared: { with: "when", when: when.when } }, when.next);
        return one({ is: "compare", compared: undefined }, next);
      }
      if (article && meaning && does(previous, "by")) return one({ is: "layer", meaning, names: [] }, next);
      if (
        !article &&
        (meaning || called.length > 0) &&
        !(grammar && called.length > 0 && !meaning && token.text === token.text.toLowerCase())
      )
        return one({ is: "layer", meaning: meaning ?? nothing, names: called }, next);
      const airports = place && size > 0 && !article ? names.airports.get(key) : undefined;
      if (airports && !grammar) return one({ is: "airports", codes: airports }, next);
      if (grammar) return one({ is: "keyword", does: grammar }, next);
    }
    if (article) return one({ is: "keyword", does: [{ does: "stop" }] });
    if (!shouts && /^\p{Lu}{3}$/u.test(token.text) && nameByCode(names, "airport", token.text))
      return one({ is: "airports", codes: [token.text] });
    return one({ is: "unknown" });
  };
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const atom = at(index, token);
    atoms.push(atom);
    index = atom.next;
  }
  return { atoms, tokens, read };
}
