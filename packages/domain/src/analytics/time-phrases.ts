import { mostUnits } from "./when.ts";
import { type Order, rowLimit, type Unit, type When } from "./plan.ts";
import { stem } from "./text.ts";
import { numberOf, unitOf } from "./vocabulary.ts";

interface Counted {
  readonly count: number;
  readonly unit: Unit;
}

interface Pattern<T> {
  readonly words: readonly ReadonlySet<string>[];
  readonly make: (found: Counted) => T;
}

/** `#` is a number, `@` a unit of time, `a|b` one of several words. */
const pattern = <const T>(text: string, make: (found: Counted) => T): Pattern<T> => ({
  words: text.split(" ").map((part) => new Set(part.split("|").map((word) => (word.length > 1 ? stem(word) : word)))),
  make,
});

const last = ({ count, unit }: Counted): When => `last ${count} ${unit}`;
const next = ({ count, unit }: Counted): When => `next ${count} ${unit}`;
const previous = ({ unit }: Counted): When => `previous ${unit}`;
const current = ({ unit }: Counted): When => `this ${unit}`;
const following = ({ unit }: Counted): When => `following ${unit}`;

/** Longer ones first, where one begins as another does. */
const whens: readonly Pattern<When>[] = [
  pattern("today", () => "today"),
  pattern("aujourd hui", () => "today"),
  pattern("yesterday|hier", () => "yesterday"),
  pattern("tomorrow|demain", () => "tomorrow"),
  pattern("last|past|previous # @", last),
  pattern("last|previous @", previous),
  pattern("past @", ({ unit }) => `last 1 ${unit}`),
  pattern("this|current @", current),
  pattern("next|coming|following # @", next),
  pattern("next|coming|following @", following),
  pattern("# last|past|dernier|derniere|dernieres @", last),
  pattern("dernier|derniere # @", last),
  pattern("# next|prochain|prochaine @", next),
  pattern("prochain|prochaine # @", next),
  pattern("ce|cet|cette @ ci", current),
  pattern("ce|cet|cette @", current),
  pattern("@ en cours", current),
  pattern("@ dernier|derniere|passe|passee|precedent|precedente", previous),
  pattern("@ prochain|prochaine|suivant|suivante", following),
];

/** What something is compared with, as it was said: `unit` and `count` as far as they were named. */
export type Compared =
  | { readonly with: "before"; readonly unit?: Unit; readonly count?: number }
  | { readonly with: "sameDaysLastYear" };

const compareds: readonly Pattern<Compared>[] = [
  pattern("same days|day|period|time last year", () => ({ with: "sameDaysLastYear" })),
  pattern("same days|day|period|time in|of last year", () => ({ with: "sameDaysLastYear" })),
  pattern("meme|memes jour|jours|periode annee|an dernier|derniere|precedente", () => ({ with: "sameDaysLastYear" })),
  pattern("# @ before|avant|precedent|precedents|precedentes", ({ count, unit }) => ({ with: "before", unit, count })),
  pattern("@ before|avant|precedent|precedente", ({ unit }) => ({ with: "before", unit })),
  pattern("previous period", () => ({ with: "before" })),
  pattern("periode precedente", () => ({ with: "before" })),
  pattern("before|avant", () => ({ with: "before" })),
  pattern("veille", () => ({ with: "before", unit: "day" })),
];

export interface Top {
  readonly count: number;
  readonly order?: Order;
}

const tops: readonly Pattern<Top>[] = [
  pattern("top|first|best|premier|premiere|premieres #", ({ count }) => ({ count })),
  pattern("bottom #", ({ count }) => ({ count, order: "lowest" })),
  pattern("# first|best|premier|premiere", ({ count }) => ({ count })),
];

/** A word as patterns see it, with its place among the question's tokens. */
export interface Place {
  readonly stem: string;
  /** Index of its token. */
  readonly index: number;
}

export interface Matched<T> {
  readonly value: T;
  /** Index of the token after it. */
  readonly next: number;
}

function match<T>(
  patterns: readonly Pattern<T>[],
  places: readonly Place[],
  most: number = mostUnits,
): Matched<T> | undefined {
  for (const { words, make } of patterns) {
    let count = 1;
    let unit: Unit = "day";
    const fits = words.every((allowed, index) => {
      const word = places[index]?.stem;
      if (word === undefined) return false;
      if (allowed.has("#")) {
        const number = numberOf(word);
        if (number === undefined || number < 1 || number > most) return false;
        count = number;
        return true;
      }
      if (allowed.has("@")) {
        const found = unitOf(word);
        if (found === undefined) return false;
        unit = found;
        return true;
      }
      return allowed.has(word);
    });
    const end = places[words.length - 1];
    if (fits && end) return { value: make({ count, unit }), next: end.index + 1 };
  }
  return undefined;
}

/** The words for a time that stand at the beginning of these, articles left out. */
export const matchWhen = (places: readonly Place[]): Matched<When> | undefined => match(whens, places);
/** What stands after "compared with". */
export const matchCompared = (places: readonly Place[]): Matched<Compared> | undefined => match(compareds, places);
/** "top 8", "the first ten". */
export const matchTop = (places: readonly Place[]): Matched<Top> | undefined => match(tops, places, rowLimit);

/** Every word of these patterns: none of them is a misspelt name. */
export const timeWords: ReadonlySet<string> = new Set(
  [...whens, ...compareds, ...tops].flatMap(({ words }) => words.flatMap((allowed) => [...allowed])),
);
