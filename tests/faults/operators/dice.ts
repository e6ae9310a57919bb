/** Chance that is the same for the same seed. */
export interface Dice {
  /** A whole number below `sides`. */
  roll(sides: number): number;
  pick<T>(list: readonly T[]): T;
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): readonly T[];
  /** Dice of their own for somebody, whatever others roll. */
  for(name: string): Dice;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function createDice(seed: string): Dice {
  // Mulberry32.
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
    for: (name) => createDice(`${seed} ${name}`),
  };
}
