import {
  type DimensionId,
  dimensionIds,
  dimensions,
  type MeasureId,
  measureIds,
  measures,
  type Words,
} from "./layer.ts";
import { articles, keyOf, keywords } from "./vocabulary.ts";

/** What a phrase of the semantic layer may mean. */
export interface Meaning {
  readonly measures: readonly MeasureId[];
  readonly dimensions: readonly DimensionId[];
  readonly values: readonly { readonly dimension: DimensionId; readonly value: string }[];
}

const build = (): ReadonlyMap<string, Meaning> => {
  const map = new Map<string, Meaning>();
  const add = ({ en, fr }: Words, meaning: Partial<Meaning>) => {
    for (const key of new Set([...en, ...fr].map(keyOf))) {
      const there = map.get(key);
      map.set(key, {
        measures: [...(there?.measures ?? []), ...(meaning.measures ?? [])],
        dimensions: [...(there?.dimensions ?? []), ...(meaning.dimensions ?? [])],
        values: [...(there?.values ?? []), ...(meaning.values ?? [])],
      });
    }
  };
  for (const id of measureIds) add(measures[id].words, { measures: [id] });
  for (const id of dimensionIds) {
    add(dimensions[id].words, { dimensions: [id] });
    for (const { value, words } of dimensions[id].values ?? []) add(words, { values: [{ dimension: id, value }] });
  }
  return map;
};

/** The phrases of the semantic layer by their keys. */
export const lexicon: ReadonlyMap<string, Meaning> = build();

/** The most words of a phrase, articles not counted. */
export const longestPhrase: number = Math.max(
  ...[...lexicon.keys(), ...keywords.keys()].map((key) => key.split(" ").length),
);

/** Every word of the layer. */
export const layerWords: ReadonlySet<string> = new Set([...lexicon.keys()].flatMap((key) => key.split(" ")));

/** Words of the layer that a misspelt word may mean. */
export const forgivingWords: readonly string[] = [...layerWords].filter(
  (word) => word.length >= 5 && !articles.has(word),
);
