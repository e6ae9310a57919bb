import { expect, test } from "vitest";
import {
  pagesBelow,
  partOf,
  siteLanguages,
  sitemap,
  sitePageAt,
  sitePages,
  siteParts,
  sitePath,
  sitePaths,
} from "./index.ts";

// SITE-2
test("each page has an address of its own in each language, below its part", () => {
  expect(new Set(sitePaths).size).toBe(sitePages.length * siteLanguages.length);
  for (const page of sitePages)
    for (const language of siteLanguages) {
      const path = sitePath(page, language);
      expect(path.split("/", 2)[1]).toBe(partOf(page));
      expect(sitePageAt(path)).toEqual({ page, language });
    }
  expect(sitePath("product/auto-checkin", "fr")).toBe("/product/fr/auto-checkin");
  expect(sitePath("terms", "fr")).toBe("/terms/fr");
  for (const path of ["/product/de", "/product/auto-checkin/", "/product/fr/", "product", "/constructor", ""])
    expect(sitePageAt(path)).toBeUndefined();
});

// SITE-1
test("every page stands in one part", () => {
  expect(siteParts.flatMap((part) => [part, ...pagesBelow(part)]).toSorted()).toEqual([...sitePages].toSorted());
});

// SITE-5
test("the list for search engines has each page with its languages, and nothing that could end an element early", () => {
  const list = sitemap('https://a.example"><x>&');
  expect(list).not.toContain("<x>");
  expect([...list.matchAll(/<loc>/g)]).toHaveLength(sitePaths.length + 1);
  for (const path of sitePaths) expect(sitemap("https://a.example")).toContain(`<loc>https://a.example${path}</loc>`);
  expect([...list.matchAll(/hreflang="fr"/g)]).toHaveLength(sitePaths.length);
});
