import { productNames } from "@gatehouse/domain/ancillary";
import { sitePages } from "@gatehouse/domain/site";
import { expect, test } from "vitest";
import { siteTexts } from "./index.ts";
import type { SitePageText } from "./types.ts";

const strings = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
};
/** How much there is of everything. */
const shape = ({ does, ends, steps, sections }: SitePageText) => ({
  does: does?.length,
  ends: ends?.length,
  steps: steps?.length,
  sections: sections?.map(({ paragraphs, list, code }) => [paragraphs?.length, list?.length, code]),
});

// SITE-2, UI-1
test.each(sitePages)("%s says the same in both languages", (page) => {
  expect(shape(siteTexts.fr[page])).toEqual(shape(siteTexts.en[page]));
  for (const text of strings([siteTexts.en[page], siteTexts.fr[page]])) expect(text.trim()).not.toBe("");
});

test("French has narrow spaces before its signs, and quotes as the French do", () => {
  for (const text of strings(siteTexts.fr)) expect(text).not.toMatch(/ [;:!?](?:\s|$)|'|[“”„‟‘]/u);
});

// SITE-3
test("products are called what they are called where they are sold, and no page names a price of theirs", () => {
  for (const [product, name] of Object.entries(productNames))
    for (const language of ["en", "fr"] as const)
      expect(siteTexts[language][`product/${product}` as keyof typeof siteTexts.en].name).toBe(name);
  for (const text of strings(siteTexts))
    expect(text.replaceAll(/\$1,000|1\u202f000\u00a0\$/g, "")).not.toMatch(/[$€£]/);
});

test("titles and descriptions tell pages apart", () => {
  for (const language of ["en", "fr"] as const)
    for (const key of ["name", "lead"] as const)
      expect(new Set(sitePages.map((page) => siteTexts[language][page][key])).size).toBe(sitePages.length);
});
