import { expect, test } from "vitest";
import { createRandom, seedOf } from "./random.ts";

test("what is drawn stays what it was: sample worlds, stories and shared links rely on it", () => {
  const random = createRandom(1);
  expect([random.between(0, 999_999), random.between(0, 999_999), random.letters("ABCDEF", 6)]).toEqual([
    627_073,
    2735,
    "DFFBDE",
  ]);
  expect([seedOf("NWT 2026-11-21"), seedOf("pass", 7)]).toEqual([3_431_875_373, 488_164_022]);
});

test("a weight of nothing is never drawn", () => {
  const random = createRandom(seedOf("weights"));
  const drawn = Array.from({ length: 200 }, () =>
    random.weighted([
      [0, "never"],
      [1, "sometimes"],
      [9, "often"],
    ]),
  );
  const count = (item: string) => drawn.filter((each) => each === item).length;
  expect(count("never")).toBe(0);
  expect(count("often")).toBeGreaterThan(count("sometimes"));
});
