import { seededRandom } from "@gatehouse/server/faults";

/** Chance that is the same for the same seed. */
export interface SeededRandom {
  /** A whole number below `sides`. */
  roll(sides: number): number;
  pick<T>(list: readonly T[]): T;
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): readonly T[];
  /** Dice of their own for somebody, whatever others roll. */
  for(name: string): SeededRandom;
}

/** The dice of the operators at work, by a seed that repeats them. */
export function createSeededRandom(seed: string): SeededRandom {
  const { next } = seededRandom(seed);
  const roll = (sides: number) => Math.floor(next() * sides);
  return {
    roll,
    pick<T>(list: readonly T[]): T {
      const item = list[roll(list.length)];
      if (item === undefined) throw new Error("There is nothing to pick.");
      return item;
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
    for: (name) => createSeededRandom(`${seed} ${name}`),
  };
}
