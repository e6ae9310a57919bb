import { expect, test } from "vitest";
import { typedWords, wordsOfName } from "./words-of-name.ts";

// QUE-29
test.each([
  ["MÜLLER-Ångström", ["muller", "angstrom"]],
  ["Mu\u0308ller", ["muller"]],
  ["O’Neill, D'Arcy", ["oneill", "darcy"]],
  ["Novak/Ana", ["novak", "ana"]],
  ["Łukasz Straße Sørensen Æsir İpek ırmak", ["lukasz", "strasse", "sorensen", "aesir", "ipek", "irmak"]],
  ["Иван", ["иван"]],
  ["J.-P.", ["j", "p"]],
  [" \u0301 ", []],
])("%j is compared as %j", (name, words) => {
  expect(wordsOfName(name)).toEqual(words);
});

test("six words are enough", () => {
  expect(typedWords("a b c d e f g")).toEqual(["a", "b", "c", "d", "e", "f"]);
});
