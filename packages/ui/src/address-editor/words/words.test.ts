import { addressCodes } from "@gatehouse/domain/addresses";
import { expect, test } from "vitest";
import { addressWords, labelsFrom } from "./index.ts";

const languages = Object.entries(addressWords);

/** Every text of a tree of words, by its path. */
const texts = (words: object, path = ""): [path: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? [[`${path}${key}`, value] as [string, string]]
      : texts(value as object, `${path}${key}.`),
  );

test.each(languages)("%s says everything, with a word for every error and its parameters", (_language, words) => {
  for (const [path, text] of texts(words)) expect(text.trim(), path).not.toBe("");
  expect(Object.keys(words.errors).toSorted()).toEqual(addressCodes.toSorted());
  expect(words.countrySearch.none).toContain("{query}");
  expect(words.postalCodeExample).toContain("{example}");
});

test.each(languages)("%s fills in what is in braces", (language, words) => {
  const labels = labelsFrom(words, language);
  const said = [
    labels.countrySearch.none("Atlantis"),
    labels.postalCodeExample?.("94103"),
    ...[0, 1, 2, 5, 11, 100].flatMap((count) => [labels.countrySearch.found(count), labels.stateList.found(count)]),
  ].join();
  expect(said).toContain("Atlantis");
  expect(said).toContain("94103");
  expect(said).not.toMatch(/[{}]|undefined/);
});

test("numbers choose the form of their language", () => {
  const found = (language: keyof typeof addressWords) =>
    labelsFrom(addressWords[language], language).countrySearch.found;
  expect(found("en")(1)).toBe("1 country found");
  expect(found("en")(3)).toBe("3 countries found");
  expect(found("fr")(0)).toBe("0 pays trouvé");
  expect(found("ar")(2)).toBe("تم العثور على بلدين");
});
