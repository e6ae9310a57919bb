import { expect, test } from "vitest";
import { isPlainLine, isPlainText, line, text } from "./index.ts";

test.each([
  ["Zoë O'Brien-Ñandú", true, true],
  ["محمد", true, true],
  ["עברית \u200F1", true, true],
  ["two\nlines\tand more", true, false],
  ["a\u0000b", false, false],
  ["a\u0007b", false, false],
  ["a\u0085b", false, false],
  ["Ana \u202Ekavon", false, false],
  ["\u2066x\u2069", false, false],
  ["\uD800", false, false],
])("%j as a text: %s, as one line: %s", async (value, asText, asLine) => {
  expect([isPlainText(value), isPlainLine(value)]).toEqual([asText, asLine]);
  expect(await text().isValid(value)).toBe(asText);
  expect(await line().isValid(value)).toBe(asLine);
});
