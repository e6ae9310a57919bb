import { addressWords } from "./address-words.ts";
import type { AddressWords } from "./types.ts";

/** Words of a page over those of its language; what it leaves out stays. */
export type OwnWords = Partial<Omit<AddressWords, "countrySearch" | "errors" | "stateList">> & {
  readonly [Group in "countrySearch" | "errors" | "stateList"]?: Partial<AddressWords[Group]>;
};

const isLanguage = (language: string): language is keyof typeof addressWords => Object.hasOwn(addressWords, language);

/** The words of a language, English where there are none, with a page's own ones over them. */
export function wordsFor(locale: string, own: OwnWords): AddressWords {
  const language = new Intl.Locale(locale).language;
  const words: AddressWords = isLanguage(language) ? addressWords[language] : addressWords.en;
  return {
    ...words,
    ...own,
    countrySearch: { ...words.countrySearch, ...own.countrySearch },
    stateList: { ...words.stateList, ...own.stateList },
    errors: { ...words.errors, ...own.errors },
  };
}
