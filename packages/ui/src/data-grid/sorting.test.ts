import { describe, expect, it } from "vitest";
import { compareValues } from "./cell-value.ts";
import { setSort, toggleSort } from "./sorting.ts";
import type { GridSort, GridValue } from "./types.ts";

const sort = (...steps: string[]): readonly GridSort[] =>
  steps.map((step) => ({ column: step.slice(1), direction: step.startsWith("+") ? "asc" : "desc" }));

describe("toggleSort", () => {
  it.each([
    ["unsorted", sort(), false, sort("+a")],
    ["ascending", sort("+a"), false, sort("-a")],
    ["descending", sort("-a"), false, sort()],
    ["another column", sort("+b"), false, sort("+a")],
    ["adds behind", sort("+b"), true, sort("+b", "+a")],
    ["turns in its place", sort("+a", "+b"), true, sort("-a", "+b")],
    ["leaves the others", sort("+b", "-a", "+c"), true, sort("+b", "+c")],
    ["drops the others", sort("+b", "+a"), false, sort("-a")],
  ])("%s", (_, before, keep, after) => expect(toggleSort(before, "a", keep)).toEqual(after));
});

describe("setSort", () => {
  it.each([
    [sort("-a"), "asc", sort("+a")],
    [sort("+b"), "desc", sort("-a")],
    [sort("+a"), undefined, sort()],
    [sort("+b"), undefined, sort()],
  ] as const)("%o set to %s", (before, direction, after) =>
    expect(setSort(before, "a", direction, false)).toEqual(after),
  );
});

describe("compareValues", () => {
  it.each<[string, GridValue[]]>([
    ["numbers by size", [-5, 0, 2, 10]],
    ["text with numbers inside", ["flight 2", "flight 10", "Flight 11", "gate 1"]],
    ["accents beside their letters", ["Aberg", "Åsa", "Azul", "Žilina"]],
    ["dates by time", [new Date("2026-01-02"), new Date("2026-01-10"), new Date("2027-01-01")]],
    ["false before true", [false, true]],
  ])("%s", (_, ordered) => {
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  });
});
