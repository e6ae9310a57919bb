import type { AddressEditorLabels } from "../types.ts";
import type { AddressWords, Counted } from "./types.ts";

const filled = (text: string, name: string, value: string): string => text.replaceAll(`{${name}}`, value);

function counted(words: Counted, locale: string): (count: number) => string {
  const plurals = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return (count) => {
    const text = typeof words === "string" ? words : (words[plurals.select(count)] ?? words.other);
    return filled(text, "count", digits.format(count));
  };
}

/**
 * Labels for an `AddressEditor` from words that are plain data, such as a JSON file.
 * @param locale BCP 47: the language of the words, for its plural forms and digits
 */
export function labelsFrom(words: AddressWords, locale: string): AddressEditorLabels {
  const { errors: _errors, postalCodeExample: example, countrySearch, stateList, ...rest } = words;
  return {
    ...rest,
    ...(example === undefined ? {} : { postalCodeExample: (code: string) => filled(example, "example", code) }),
    countrySearch: {
      ...countrySearch,
      none: (query) => filled(countrySearch.none, "query", query),
      found: counted(countrySearch.found, locale),
    },
    stateList: { ...stateList, found: counted(stateList.found, locale) },
  };
}
