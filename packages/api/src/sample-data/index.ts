export { type Culture, cultures, firstNames, surnames } from "./cultures.ts";
export { createRandom, type Random, seedOf } from "./random.ts";
