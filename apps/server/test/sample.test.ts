import { expect, test } from "vitest";
import { createSamples } from "./sample.ts";

const letters = Array.from("abcdefghij");

test("without a commit everything is tried", () => {
  const { sampleOf } = createSamples(undefined);
  expect(sampleOf(letters, 3, "letters")).toEqual(letters);
});

test("a commit draws its sample, always the same, in the order of all", () => {
  const { sampleOf } = createSamples("c1");
  const sample = sampleOf(letters, 3, "letters");
  expect(sample).toHaveLength(3);
  expect(sample).toEqual(sample.toSorted());
  expect(sampleOf(letters, 3, "letters")).toEqual(sample);
  expect(sampleOf(letters, 99, "letters")).toEqual(letters);
});

test("over some commits everything has its turn", () => {
  const commits = Array.from({ length: 40 }, (_, commit) => createSamples(`c${commit}`));
  const tried = new Set(commits.flatMap(({ sampleOf }) => sampleOf(letters, 3, "letters")));
  expect([...tried].toSorted()).toEqual(letters);
});
