import { describe, expect, test } from "vitest";
import { notablePoints } from "./notable-points.ts";
import { linePath } from "./line-path.ts";
import { spreadLabels } from "./spread-labels.ts";

describe("what is named in a line", () => {
  test.each([
    [
      "a peak and a dip",
      [14, 19, 22, 25, 27, 24, 28, 26, 17, 23, 30, 29],
      [
        [10, "above"],
        [8, "below"],
      ],
    ],
    ["only a peak", [1, 5, 2], [[1, "above"]]],
    ["a dip that is hardly one", [10, 9, 10, 11], [[3, "above"]]],
    ["nothing when it is flat", [4, 4, 4], []],
    ["nothing when nothing happened", [0, 0, 0], []],
    ["nothing when it is too short", [1, 9], []],
    ["nothing of nothing", [], []],
  ] as const)("%s", (_, values, expected) => {
    expect(notablePoints(values).map(({ index, side }) => [index, side])).toEqual(expected);
  });
});

describe("names at the ends", () => {
  test.each([
    [[80, 30], 18, [80, 30]],
    [[30, 30], 18, [30, 48]],
    [[95, 90], 18, [100, 82]],
    [[5, 0], 18, [18, 0]],
    [[50], 18, [50]],
    [[], 18, []],
    [[10, 10, 10], 60, [0, 50, 100]],
  ])("%o, at least %d apart", (positions, gap, expected) => {
    const placed = spreadLabels(positions, gap);
    expect(placed.every((at) => at >= 0 && at <= 100)).toBe(true);
    expect(placed).toEqual(expected);
  });
});

test("a line goes through the middles of its stretches, an area down to the ground", () => {
  expect(linePath([0, 10], { max: 10 })).toBe("M25 100L75 0");
  expect(linePath([5], { max: 10 }, true)).toBe("M50 50L50 100L50 100Z");
  expect(linePath([], { max: 10 })).toBe("");
});
