export { addressWords } from "./address-words.ts";
export { labelsFrom } from "./labels-from.ts";
export type { AddressWords, Counted } from "./types.ts";
export { directionOf, type OwnWords, readableLocale, wordsFor } from "./words-for.ts";
