import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { ReadyRichTextWords } from "./types.ts";

/** Words of the editor and of what it wrote, by language. */
export const richTextWords = { ar, de, en, fr } as const satisfies Readonly<Record<string, ReadyRichTextWords>>;

const isLanguage = (language: string): language is keyof typeof richTextWords => Object.hasOwn(richTextWords, language);

/**
 * The words of a language, English where there are none.
 * @param locale BCP 47
 */
export function richTextWordsFor(locale: string): ReadyRichTextWords {
  const { language } = new Intl.Locale(locale);
  return isLanguage(language) ? richTextWords[language] : en;
}

export type { ReadyRichTextWords, RichTextWords } from "./types.ts";
