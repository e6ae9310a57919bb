import { expect, test } from "vitest";
import { isLockExpiring, isPresent } from "./presence.ts";

const locked = 1_800_000_000;
const minutes = (count: number): number => locked + count * 60;

// CHK-29
test.each([
  ["a second before 28 minutes", minutes(28) - 1, false],
  ["at exactly 28 minutes", minutes(28), true],
  ["a second before 30 minutes", minutes(30) - 1, true],
  ["at exactly 30 minutes, when it has gone", minutes(30), false],
])("a lock is about to go back: %s", (_, now, expected) => {
  expect(isLockExpiring(minutes(30), now)).toBe(expected);
});

test("without a lock nothing goes back", () => {
  expect(isLockExpiring(null, minutes(29))).toBe(false);
});

// CHK-30
test.each([
  ["a second before ten minutes", minutes(10) - 1, true],
  ["at exactly ten minutes", minutes(10), false],
  // The clock of the one who reports runs ahead.
  ["from the future", locked - 5, true],
])("somebody is there: %s", (_, now, expected) => {
  expect(isPresent(locked, now)).toBe(expected);
});

test("nobody is there who was never seen", () => {
  expect(isPresent(null, locked)).toBe(false);
});
