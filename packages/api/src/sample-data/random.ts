/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  /** Whether something happens that happens with this probability. */
  readonly chance: (probability: number) => boolean;
  /** One of the items. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** One of the items, by weight. */
  readonly weighted: <T>(items: readonly (readonly [weight: number, item: T])[]) => T;
  /** `length` characters of an alphabet. */
  readonly letters: (alphabet: string, length: number) => string;
}

/** A seed from whatever the numbers are about: the same words, the same seed (FNV-1a). */
export function seedOf(...about: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const sign of about.join("\u001f")) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}

/** mulberry32: 32 bits of state are plenty for sample data. Stories and links rely on what it draws (docs/decisions/036). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted(items) {
      let rest = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[1];
    },
    letters: (alphabet, length) =>
      Array.from({ length }, () => alphabet.charAt(between(0, alphabet.length - 1))).join(""),
  };
}
