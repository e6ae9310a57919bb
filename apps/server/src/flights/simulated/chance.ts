/**
 * A number in [0, 1) that is the same for the same numbers on every machine: for hundreds of thousands of small decisions, where a
 * stream of draws from words would take seconds.
 */
export function chanceOf(...about: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const each of about) {
    state = Math.imul(state ^ (each | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ (state >>> 16);
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state ^= state >>> 12;
  return (state >>> 0) / 4_294_967_296;
}
