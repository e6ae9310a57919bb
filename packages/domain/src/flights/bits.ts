/**
 * Sets of positions, one bit each, 32 to a word: sets of ten thousand itineraries are met, counted and compared in a few hundred
 * steps. Sets that meet have the same length.
 */
export type Bits = Int32Array<ArrayBuffer>;

/** A set of positions of a flight search's result, with nothing in it. */
export const emptyBits = (size: number): Bits => new Int32Array((size + 31) >>> 5);

/** Puts a position into a set of bits. */
export function addBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

/** Whether a position is in a set of bits. */
export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** The positions from `from` up to, not including, `to`. */
export function rangeBits(size: number, from: number, to: number): Bits {
  const bits = emptyBits(size);
  for (let word = from >>> 5; word << 5 < to; word += 1) bits[word] = rangeWord(word, from, to);
  return bits;
}

/** The part of a range that lies in one word; the range touches the word. */
function rangeWord(word: number, from: number, to: number): number {
  const [low, high] = [from - (word << 5), to - (word << 5)];
  return (low > 0 ? -1 << low : -1) & (high < 32 ? ~(-1 << high) : -1);
}

/** Adds the positions of another set. */
export function unionInto(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Keeps only the positions that another set has, too. */
export function intersectInto(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Whether two sets of bits hold the same positions. */
export function sameBits(bits: Bits, other: Bits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== other[word]) return false;
  return true;
}

/** How many bits of a word are set: pairs, then fours, then bytes are summed side by side. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many positions a set of bits holds. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
  return count;
}

/** How many positions two sets share. */
export function countShared(bits: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones((bits[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** How many positions of the set lie in a range, `to` not included. */
export function countInRange(bits: Bits, from: number, to: number): number {
  let count = 0;
  for (let word = from >>> 5; word << 5 < to; word += 1) count += ones((bits[word] ?? 0) & rangeWord(word, from, to));
  return count;
}

/** The lowest position that two sets share, or −1. */
export function firstShared(bits: Bits, other: Bits): number {
  for (let word = 0; word < bits.length; word += 1) {
    const shared = (bits[word] ?? 0) & (other[word] ?? 0);
    if (shared !== 0) return (word << 5) + 31 - Math.clz32(shared & -shared);
  }
  return -1;
}
