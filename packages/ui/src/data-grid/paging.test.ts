import { describe, expect, it } from "vitest";
import { clampPage, pageCount, pageEntries, pageRange } from "./paging.ts";

// UI-10
describe("pageEntries", () => {
  it.each([
    [0, 1, "1"],
    [0, 9, "1 2 3 4 5 6 7 8 9"],
    [0, 20, "1 2 3 4 5 6 7 … 20"],
    [4, 20, "1 2 3 4 5 6 7 … 20"],
    [5, 20, "1 … 4 5 6 7 8 … 20"],
    [14, 20, "1 … 13 14 15 16 17 … 20"],
    [15, 20, "1 … 14 15 16 17 18 19 20"],
    [19, 20, "1 … 14 15 16 17 18 19 20"],
  ])("page %i of %i", (page, pages, shown) => {
    expect(
      pageEntries(page, pages)
        .map((entry) => (typeof entry === "number" ? entry + 1 : "…"))
        .join(" "),
    ).toBe(shown);
  });

  it("always shows first, last and the current page with two siblings, in order, never leaving out a single page", () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let page = 0; page < pages; page += 1) {
        const entries = pageEntries(page, pages);
        const numbers = entries.filter((entry) => typeof entry === "number");
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        const must = [0, pages - 1, page - 2, page - 1, page, page + 1, page + 2];
        expect(numbers).toEqual(expect.arrayContaining(must.filter((each) => each >= 0 && each < pages)));
        const gaps = entries.flatMap((entry, index) =>
          typeof entry === "number" ? [] : [Number(entries[index + 1]) - Number(entries[index - 1])],
        );
        expect(gaps.filter((gap) => gap <= 2)).toEqual([]);
        expect(entries.length).toBe(Math.min(pages, 9));
      }
    }
  });
});

describe("pages", () => {
  it.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
    [10_000, 50, 200],
  ])("%i rows by %i are %i pages", (total, size, pages) => expect(pageCount(total, size)).toBe(pages));

  it.each([
    [7, 120, 50, 2],
    [-1, 120, 50, 0],
    [1, 0, 50, 0],
  ])("page %i of %i rows by %i becomes %i", (page, total, size, clamped) =>
    expect(clampPage(page, total, size)).toBe(clamped),
  );

  it.each([
    [0, 50, 0, { from: 0, to: 0 }],
    [0, 50, 412, { from: 1, to: 50 }],
    [8, 50, 412, { from: 401, to: 412 }],
  ])("page %i by %i of %i", (page, size, total, range) => expect(pageRange(page, size, total)).toEqual(range));
});
