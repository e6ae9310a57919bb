export { isolated } from "./isolated.ts";
export { chooseLanguage, chosenLanguage, languages, showLanguage, startLanguage, useLanguage } from "./language.ts";
export { defineMessages, textOf, useMessages, type Messages } from "./messages.ts";
export type { Catalogue, KeyOf, Language, ShownLanguage, Translate, Translation } from "./types.ts";
