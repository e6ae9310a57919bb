import { expect, test } from "vitest";
import { richTextWords, richTextWordsFor } from "./index.ts";

const said = Object.entries(richTextWords).map(([language, words]) => {
  const { heading, pictureComing, pictureThere, play, colors, alignments, ...texts } = words;
  const all = {
    ...texts,
    ...colors,
    ...alignments,
    h: heading(2),
    c: pictureComing("brigid.png", 40),
    there: pictureThere("brigid.png"),
    p: play("Vimeo"),
  };
  return [language, all] as const;
});

test.each(said)("%s says everything, and names what it speaks of", (_language, texts) => {
  for (const [name, text] of Object.entries(texts)) expect(text.trim(), name).not.toBe("");
  expect(texts.h).toContain("2");
  expect(texts.c).toContain("brigid.png");
  expect(texts.c).toContain("40");
  expect(texts.there).toContain("brigid.png");
  expect(texts.p).toContain("Vimeo");
});

test("a language without words of its own has the English ones", () => {
  expect(richTextWordsFor("fr-CA").bold).toBe("Gras");
  expect(richTextWordsFor("pl").bold).toBe("Bold");
});
