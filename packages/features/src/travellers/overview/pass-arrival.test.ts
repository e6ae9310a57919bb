import { expect, test } from "vitest";
import { arrivalOf, isLookalike } from "./pass-arrival.ts";

// TRV-21
test.each([
  ["from", { date: "2026-11-23", time: "08:00" }, false],
  ["open", null, false],
  ["closed", null, true],
] as const)("passes come %s", (when, passFrom, checkInClosed) => {
  expect(arrivalOf({ passFrom, checkInClosed })).toBe(when);
});

test("two addresses that look the same when masked are not told as one", () => {
  const [ana, luka, eva] = ["a•••@•••.example", "a•••@•••.example", "e•••@•••.example"].map((email, index) => ({
    email,
    passengers: [String(index)],
  }));
  const all = [ana, luka, eva].filter((each) => each !== undefined);
  expect(all.map((each) => isLookalike(each, all))).toEqual([false, true, false]);
});
