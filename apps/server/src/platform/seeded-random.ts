import { createRandom, type Random, seedOf } from "@gatehouse/api/sample-data";

/** A stream of random numbers that is the same for the same seed, on every machine. */
export type SeededRandom = Random;

/** Started from a seed and whatever the draws are about. */
export const seededRandom = (...about: readonly (string | number)[]): SeededRandom => createRandom(seedOf(...about));
