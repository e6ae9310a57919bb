import { expect, test } from "vitest";
import { isSameGesture } from "./same-gesture.ts";

test.each([
  [{ at: 5000, count: 1 }, undefined, false],
  [{ at: 10, count: 0 }, undefined, false],
  [{ at: 5000, count: 2 }, undefined, true],
  [{ at: 5300, count: 1 }, 5000, true],
  [{ at: 5300, count: 0 }, 5000, true],
  [{ at: 5699, count: 1 }, 5000, true],
  [{ at: 5700, count: 1 }, 5000, false],
  [{ at: 9000, count: 3 }, 5000, true],
])("%j after a decision at %j: %j", (click, decidedAt, same) => {
  expect(isSameGesture(click, decidedAt)).toBe(same);
});
