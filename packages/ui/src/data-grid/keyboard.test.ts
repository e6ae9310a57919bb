import { describe, expect, it } from "vitest";
import { moveFocus, type GridPosition } from "./keyboard.ts";

const bounds = { rows: 100, columns: 5, pageRows: 10, rtl: false };
const press = (name: string) => {
  const parts = name.split("+");
  return { key: parts.at(-1) ?? "", ctrlKey: parts.includes("Ctrl"), metaKey: parts.includes("Meta") };
};
const at = (row: number, column: number): GridPosition => ({ row, column });

describe("moveFocus", () => {
  it.each([
    ["ArrowRight", at(3, 1), at(3, 2)],
    ["ArrowRight", at(3, 4), at(3, 4)],
    ["ArrowLeft", at(3, 0), at(3, 0)],
    ["ArrowDown", at(-1, 2), at(0, 2)],
    ["ArrowDown", at(99, 2), at(99, 2)],
    ["ArrowUp", at(0, 2), at(-1, 2)],
    ["ArrowUp", at(-1, 2), at(-1, 2)],
    ["PageDown", at(3, 2), at(13, 2)],
    ["PageDown", at(-1, 2), at(10, 2)],
    ["PageDown", at(95, 2), at(99, 2)],
    ["PageUp", at(30, 2), at(20, 2)],
    ["PageUp", at(3, 2), at(0, 2)],
    ["PageUp", at(-1, 2), at(-1, 2)],
    ["Home", at(3, 3), at(3, 0)],
    ["End", at(3, 1), at(3, 4)],
    ["Ctrl+Home", at(50, 3), at(0, 0)],
    ["Ctrl+End", at(50, 3), at(99, 4)],
    ["Meta+End", at(50, 3), at(99, 4)],
    ["Ctrl+ArrowDown", at(50, 3), at(99, 3)],
    ["Ctrl+ArrowUp", at(50, 3), at(0, 3)],
    ["Ctrl+ArrowRight", at(50, 1), at(50, 4)],
    ["Ctrl+ArrowLeft", at(50, 3), at(50, 0)],
  ])("%s from %o", (key, from, to) => expect(moveFocus(press(key), from, bounds)).toEqual(to));

  it.each([
    ["ArrowRight", at(3, 2), at(3, 1)],
    ["ArrowLeft", at(3, 2), at(3, 3)],
    ["Ctrl+ArrowLeft", at(3, 2), at(3, 4)],
    ["Home", at(3, 2), at(3, 0)],
  ])("%s right-to-left", (key, from, to) => expect(moveFocus(press(key), from, { ...bounds, rtl: true })).toEqual(to));

  it.each(["a", "Tab", "Enter", "Escape", " ", "F2"])("leaves %s alone", (key) => {
    expect(moveFocus(press(key), at(1, 1), bounds)).toBeUndefined();
  });

  it.each(["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Ctrl+Home", "Ctrl+End", "End"])(
    "%s stays in the header of an empty grid",
    (key) => {
      expect(moveFocus(press(key), at(-1, 1), { ...bounds, rows: 0 })?.row).toBe(-1);
    },
  );
});
