import { describe, expect, it } from "vitest";
import { assignKeys, noRowKeys, type RowKeys } from "./row-keys.ts";

const window = (first: number, length = 4) => Array.from({ length }, (_, step) => `r${first + step}`);
const keys = (book: RowKeys, ids: readonly string[]) => ids.map((id) => book.byId.get(id));

describe("assignKeys", () => {
  const start = assignKeys(noRowKeys, window(0), null);

  it("gives every row a key of its own", () => expect(keys(start, window(0))).toEqual([0, 1, 2, 3]));

  it("answers the same book for the same rows", () => expect(assignKeys(start, window(0), null)).toBe(start));

  it("keeps elements while scrolling a little, either way", () => {
    const down = assignKeys(start, window(1), null);
    expect(keys(down, window(1))).toEqual([1, 2, 3, 4]);
    expect(keys(assignKeys(down, window(0), null), window(0))).toEqual([5, 1, 2, 3]);
  });

  it("lends the elements in order on a leap, and makes only those that are missing", () => {
    expect(keys(assignKeys(start, window(100), null), window(100))).toEqual([0, 1, 2, 3]);
    expect(keys(assignKeys(start, window(3, 5), null), window(3, 5))).toEqual([0, 1, 2, 3, 4]);
  });

  it("leaves the row with the focus its element, before or after the leap", () => {
    const ids = ["r2", ...window(100)];
    expect(keys(assignKeys(start, ids, "r2"), ids)).toEqual([2, 0, 1, 3, 4]);
    const below = [...window(200), "r2"];
    expect(keys(assignKeys(assignKeys(start, ids, "r2"), below, "r2"), below)).toEqual([0, 1, 3, 4, 2]);
  });

  it("never gives two rows one key, wherever one scrolls", () => {
    let book = noRowKeys;
    let [at, seed] = [0, 7];
    for (let turn = 0; turn < 500; turn += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      at = Math.max(0, at + ((seed >> 8) % 23) - 11);
      const ids = [...new Set(["r5", ...window(at, 3 + (seed % 5))])];
      book = assignKeys(book, ids, "r5");
      expect(new Set(keys(book, ids)).size).toBe(ids.length);
      expect(book.byId.get("r5")).toBe(0);
    }
  });
});
