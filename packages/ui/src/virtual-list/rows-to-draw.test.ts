import type { VirtualItem } from "@tanstack/react-virtual";
import { expect, test } from "vitest";
import { rowsToDraw } from "./rows-to-draw.ts";

const row = (index: number): VirtualItem => ({
  index,
  key: `row ${index}`,
  start: index * 100,
  end: index * 100 + 100,
  size: 100,
  lane: 0,
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => row(from + place));
const drawnAs = (...indexes: number[]) => new Set(indexes.map((index) => row(index).key));
const seen = { startIndex: 10, endIndex: 13 };

const indexesOf = (drawn: ReadonlySet<VirtualItem["key"]>, kept = -1, wanted = rows(7, 16)) => {
  const { rows: found, isPartial } = rowsToDraw(wanted, seen, kept, drawn);
  return { indexes: found.map(({ index }) => index), isPartial };
};

test("what is seen is drawn at once, and one row beyond it", () => {
  expect(indexesOf(drawnAs(10))).toEqual({ indexes: [9, 10, 11, 12, 13], isPartial: true });
});

test("at a new place everything is drawn at once", () => {
  expect(indexesOf(drawnAs(7, 8, 9))).toEqual({ indexes: rows(7, 16).map(({ index }) => index), isPartial: false });
});

test("the others follow one by one, the nearest first, until all are there", () => {
  let drawn = drawnAs(11);
  const added: number[] = [];
  for (let isPartial = true; isPartial;) {
    const next = indexesOf(drawn);
    added.push(...next.indexes.filter((index) => !drawn.has(row(index).key) && (index < 10 || index > 13)));
    drawn = drawnAs(...next.indexes);
    ({ isPartial } = next);
  }
  expect(added).toEqual([9, 14, 8, 15, 7, 16]);
  expect(indexesOf(drawn)).toEqual({ indexes: rows(7, 16).map(({ index }) => index), isPartial: false });
});

test("what was drawn stays, however many are new in the window", () => {
  expect(indexesOf(drawnAs(7, 8, 9, 10)).indexes).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
});

test("the row with the focus is drawn wherever it is", () => {
  expect(indexesOf(drawnAs(12), 2, [row(2), ...rows(7, 16)]).indexes).toEqual([2, 9, 10, 11, 12, 13]);
});

test("before anybody knows what is seen, everything wanted is drawn", () => {
  expect(rowsToDraw(rows(0, 5), null, -1, new Set())).toEqual({ rows: rows(0, 5), isPartial: false });
});
