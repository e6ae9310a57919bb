import { expect, test } from "vitest";
import { typedOver } from "./use-info-field.ts";

test.each([
  ["•••456", "•••4567", "7"],
  ["•••456", "7•••456", "7"],
  ["•••456", "•••45", ""],
  ["•••456", "", ""],
  ["•••456", "0791", "0791"],
  ["a•••@•••.com", "a•••@•••.comb", "b"],
  ["a•••@•••.com", "ana@mail.example", "ana@mail.example"],
])("over %s, %s is %s", (masked, text, typed) => {
  expect(typedOver(masked, text)).toBe(typed);
});
