export { createRandom, type Random, seedOf } from "./random.ts";
