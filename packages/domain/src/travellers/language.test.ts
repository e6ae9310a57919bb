import { expect, test } from "vitest";
import { languageTag, languageToWrite } from "./language.ts";

test.each<[string, string | undefined]>([
  ["fr", "fr"],
  [" FR-ca ", "fr-CA"],
  ["zh-hant-tw", "zh-Hant-TW"],
  ["fil", "fil"],
  ["iw", "he"],
  ["fr_FR", undefined],
  ["French", undefined],
  ["", undefined],
  ["und", undefined],
  ["en-u-nu-arab", undefined],
  ["x-private", undefined],
  ["en".padEnd(36, "-abcdefgh"), undefined],
])("the language tag of %j is %j", (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

test.each<[readonly (string | null | undefined)[], string]>([
  [[], "en"],
  [["fr"], "fr"],
  [["fr-CA"], "fr"],
  [["frr", "fr"], "fr"],
  [[null, undefined, "fr"], "fr"],
  [["en-GB", "fr"], "en"],
  [["de", "fr"], "fr"],
  [["de"], "en"],
])("of %j one writes in %s", (known, code) => {
  expect(languageToWrite(known, ["en", "fr"])).toBe(code);
});
