import { expect, test } from "vitest";
import { readerLocale } from "./reader-locale.ts";

test.each<[locale: string, spoken: readonly string[], expected: string]>([
  ["en", ["en-GB", "en"], "en-GB"],
  ["en", ["en", "en-AU"], "en-AU"],
  ["en", ["en"], "en"],
  ["en", [], "en"],
  // Every French browser adds the English of the United States, which its reader does not write.
  ["en", ["fr-FR", "fr", "en-US", "en"], "en"],
  ["fr", ["fr-CA", "en-US"], "fr-CA"],
  ["fr", ["en-US", "fr-CA"], "fr"],
  ["en", ["en-US@posix", "en-IE"], "en-IE"],
  // Who names a region means it.
  ["en-GB", ["en-US"], "en-GB"],
])("a page in %s for who speaks %j is read as %s", (locale, spoken, expected) => {
  expect(readerLocale(locale, spoken)).toBe(expected);
});
