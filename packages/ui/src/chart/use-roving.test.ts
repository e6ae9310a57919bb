import { expect, test } from "vitest";
import { indexByKey } from "./use-roving.ts";

test.each([
  ["ArrowRight", "inline", false, 3],
  ["ArrowLeft", "inline", false, 1],
  ["ArrowRight", "inline", true, 1],
  ["ArrowLeft", "inline", true, 3],
  ["ArrowDown", "block", true, 3],
  ["ArrowUp", "block", false, 1],
  ["ArrowDown", "inline", false, undefined],
  ["ArrowRight", "block", false, undefined],
  ["Home", "inline", false, 0],
  ["End", "block", false, 4],
  ["a", "inline", false, undefined],
] as const)("%s along %s, right to left %s", (key, axis, rightToLeft, expected) => {
  expect(indexByKey(key, 2, 5, axis, rightToLeft)).toBe(expected);
});

test("the ends are the ends", () => {
  expect(indexByKey("ArrowRight", 4, 5, "inline", false)).toBe(4);
  expect(indexByKey("ArrowLeft", 0, 5, "inline", false)).toBe(0);
});
