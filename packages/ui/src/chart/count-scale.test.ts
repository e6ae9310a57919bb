import { expect, test } from "vitest";
import { countScale, percentOnScale } from "./count-scale.ts";

test.each([
  [93, 100, [0, 20, 40, 60, 80, 100]],
  [30, 30, [0, 10, 20, 30]],
  [3, 3, [0, 1, 2, 3]],
  [2, 2, [0, 1, 2]],
  [1, 1, [0, 1]],
  [0, 1, [0, 1]],
  [Number.NEGATIVE_INFINITY, 1, [0, 1]],
  [1_250_000, 1_500_000, [0, 500_000, 1_000_000, 1_500_000]],
])("up to %d: %d, lines at %o", (greatest, max, lines) => {
  expect(countScale(greatest)).toEqual({ max, ticks: lines });
});

test("a scale holds its greatest number, and its lines are whole and inside", () => {
  for (let greatest = 0; greatest < 2000; greatest += 1) {
    const { max, ticks } = countScale(greatest);
    expect(max).toBeGreaterThanOrEqual(greatest);
    expect(ticks[0]).toBe(0);
    expect(ticks.every((tick) => Number.isInteger(tick) && tick <= max)).toBe(true);
  }
});

test("a value has its place", () => {
  expect(percentOnScale(25, { max: 100 })).toBe(25);
  expect(percentOnScale(120, { max: 100 })).toBe(100);
  expect(percentOnScale(-1, { max: 100 })).toBe(0);
});
