import { describe, expect, it } from "vitest";
import {
  dropVanished,
  emptySelection,
  idRange,
  isSelected,
  selectedCount,
  selectionOf,
  selectionState,
  setSelected,
  toggleOnly,
  type GridSelection,
} from "./selection.ts";

const all = (...except: string[]): GridSelection => ({ kind: "all", except: new Set(except) });

// UI-11
describe("toggleOnly", () => {
  it.each([
    ["nothing selected", emptySelection, selectionOf(["a"])],
    ["another selected", selectionOf(["b"]), selectionOf(["a"])],
    ["several selected, this one too", selectionOf(["a", "b"]), selectionOf(["a"])],
    ["only this one selected", selectionOf(["a"]), emptySelection],
    ["all matching selected", all(), selectionOf(["a"])],
  ])("%s", (_, before, after) => expect(toggleOnly(before, "a")).toEqual(after));
});

describe("setSelected", () => {
  it.each([
    ["adds", selectionOf(["a"]), ["b", "c"], true, selectionOf(["a", "b", "c"])],
    ["removes", selectionOf(["a", "b"]), ["b", "x"], false, selectionOf(["a"])],
    ["takes an exception back", all("a", "b"), ["a"], true, all("b")],
    ["makes an exception", all(), ["a"], false, all("a")],
  ])("%s", (_, before, ids, on, after) => expect(setSelected(before, ids, on)).toEqual(after));

  it("does not touch the value it was given", () => {
    const before = selectionOf(["a"]);
    setSelected(before, ["b"], true);
    expect(before).toEqual(selectionOf(["a"]));
  });

  it("makes every row answer as asked, whatever was there before", () => {
    for (const start of [emptySelection, selectionOf(["1", "3"]), all(), all("1", "3")]) {
      for (const on of [true, false]) {
        const after = setSelected(start, ["1", "2"], on);
        expect([isSelected(after, "1"), isSelected(after, "2")]).toEqual([on, on]);
        expect(isSelected(after, "3")).toBe(isSelected(start, "3"));
      }
    }
  });
});

describe("selectedCount", () => {
  it.each([
    [emptySelection, 10, 0],
    [selectionOf(["a", "b"]), 10, 2],
    [all(), 10, 10],
    [all("a"), 10, 9],
    [all("a"), 0, 0],
  ])("%o of %i is %i", (selection, total, count) => expect(selectedCount(selection, total)).toBe(count));
});

describe("selectionState", () => {
  it.each([
    [emptySelection, ["a", "b"], "none"],
    [selectionOf(["a"]), ["a", "b"], "some"],
    [selectionOf(["a", "b", "elsewhere"]), ["a", "b"], "all"],
    [all("a"), ["a", "b"], "some"],
    [all(), [], "none"],
  ] as const)("%o over %o", (selection, ids, state) => expect(selectionState(selection, ids)).toBe(state));
});

describe("idRange", () => {
  const ids = ["a", "b", "c", "d"];
  it.each([
    ["b", "d", ["b", "c", "d"]],
    ["d", "b", ["b", "c", "d"]],
    ["b", "b", ["b"]],
    [undefined, "c", ["c"]],
    ["gone", "c", ["c"]],
  ])("from %s to %s", (anchor, target, range) => expect(idRange(ids, anchor, target)).toEqual(range));
});

describe("dropVanished", () => {
  const after = new Set(["b", "c"]);
  it.each([
    ["drops what was here and is gone", selectionOf(["a", "b"]), selectionOf(["b"])],
    ["keeps what was on another page", selectionOf(["b", "other"]), selectionOf(["b", "other"])],
    ["forgets exceptions that are gone", all("a", "c"), all("c")],
  ])("%s", (_, before, expected) => expect(dropVanished(before, ["a", "b", "c"], after)).toEqual(expected));

  it("answers the same value when nothing changes", () => {
    const before = selectionOf(["b", "other"]);
    expect(dropVanished(before, ["a", "b"], after)).toBe(before);
  });
});
