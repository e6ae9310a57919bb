import { expect, test } from "vitest";
import { priceStep } from "./price-step.ts";

test.each([
  [1, 100],
  [9_900, 100],
  [29_580, 500],
  [18_000, 200],
  [100_000, 1000],
  [1_234_567, 20_000],
])("a scale of %i hundredths moves by %i", (width, step) => {
  expect(priceStep(width)).toBe(step);
});
