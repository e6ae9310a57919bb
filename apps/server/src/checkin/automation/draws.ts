import { createRandom, type Random, seedOf } from "@gatehouse/api/sample-data";

/** A stream of numbers that is the same for the same words, on every machine. */
export type Draws = Random;

/** Started from a seed and whatever the draws are about. */
export const draws = (...about: readonly (string | number)[]): Draws => createRandom(seedOf(...about));
