import { expect, test } from "vitest";
import { createSamples } from "./sample.ts";

const letters = Array.from("abcdefghij");

test("without a commit everything is tried", () => {
  const { sampleOf, amountOf } = createSamples(undefined);
  expect(sampleOf(letters, 3, "letters")).toEqual(letters);
  expect(amountOf(1000, 50)).toBe(1000);
});

test("a commit draws its sample, always the same, in the order of all", () => {
  const { sampleOf, amountOf, seedOf } = createSamples("c1");
  const sample = sampleOf(letters, 3, "letters");
  expect(sample).toHaveLength(3);
  expect(sample).toEqual(sample.toSorted());
  expect(sampleOf(letters, 3, "letters")).toEqual(sample);
  expect(sampleOf(letters, 99, "letters")).toEqual(letters);
  expect(amountOf(1000, 50)).toBe(50);
  expect(seedOf("dice")).toBe(createSamples("c1").seedOf("dice"));
  expect(seedOf("dice")).not.toBe(createSamples("c2").seedOf("dice"));
});

test("over some commits everything has its turn", () => {
  const commits = Array.from({ length: 40 }, (_, commit) => createSamples(`c${commit}`));
  const tried = new Set(commits.flatMap(({ sampleOf }) => sampleOf(letters, 3, "letters")));
  expect([...tried].toSorted()).toEqual(letters);
});
