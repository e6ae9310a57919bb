export { addressWords } from "./address-words.ts";
export { labelsFrom } from "./labels-from.ts";
export type { AddressWords, Counted } from "./types.ts";
export { directionOf, readableLocale } from "../../locale/index.ts";
export { type OwnWords, wordsFor } from "./words-for.ts";
