import { expect, test } from "vitest";
import { paletteScore } from "./palette-score.ts";

test.each([
  ["", ["Home"], 1],
  ["ho", ["Home"], 1],
  ["queue", ["Refresh the queue"], 0.8],
  ["efresh", ["Refresh the queue"], 0.6],
  ["que ref", ["Refresh the queue"], 0.4],
  ["langue", ["Français", "language", "langue"], 0.4],
  ["francais", ["Français"], 1],
  ["rqe", ["Refresh the queue"], 0],
  ["home x", ["Home"], 0],
])("%j finds %j with %d", (query, texts, score) => {
  expect(paletteScore(query, texts)).toBe(score);
});
