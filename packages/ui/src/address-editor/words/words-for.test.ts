import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";
import { directionOf, readableLocale } from "../../locale/index.ts";
import { wordsFor } from "./words-for.ts";

test.each([
  ["fr-CA", "fr-CA"],
  ["de", "de"],
  ["", "en"],
  ["not a tag", "en"],
  [null, "en"],
])("%j is read as %s", (tag, locale) => expect(readableLocale(tag)).toBe(locale));

test("a language without words of its own has the English ones, and a page's words go before", () => {
  expect(wordsFor("fr-CA", {}).city).toBe(addressWords.fr.city);
  expect(wordsFor("pl", {}).country).toBe("Country");
  const own = wordsFor("pl", { country: "Kraj", errors: { "addresses.country.required": "Wybierz kraj." } });
  expect(own.country).toBe("Kraj");
  expect(own.errors["addresses.country.required"]).toBe("Wybierz kraj.");
  expect(own.errors["addresses.city.required"]).toBe(addressWords.en.errors["addresses.city.required"]);
  expect(own.line1).toBe("Address line 1");
});

test("languages know their direction", () => {
  expect(directionOf("ar-EG")).toBe("rtl");
  expect(directionOf("he")).toBe("rtl");
  expect(directionOf("fr")).toBe("ltr");
});
