export { isolated } from "./isolated.ts";
export { chosenLanguage } from "./chosen-language.ts";
export { chooseLanguage, languages, showLanguage, startLanguage, useLanguage } from "./language.ts";
export { defineMessages, textOf, useMessages, type Messages } from "./messages.ts";
export type { Catalogue, KeyOf, Language, ShownLanguage, Translate, Translation } from "./types.ts";
