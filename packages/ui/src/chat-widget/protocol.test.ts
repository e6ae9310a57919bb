import { expect, test } from "vitest";
import { colorOf, inkOn, isTold, seenOn, tell } from "./protocol.ts";

test.each([
  ["#1D4ED8", "#1d4ed8"],
  ["red", ""],
  ["#fff", ""],
  ["#1d4ed8;background:url(x)", ""],
])("the colour %s is %j", (text, color) => {
  expect(colorOf(text)).toBe(color);
});

test.each([
  ["#ffffff", "#000000"],
  ["#000000", "#ffffff"],
  ["#1d4ed8", "#ffffff"],
  ["#facc15", "#000000"],
] as const)("on %s one reads %s", (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});

test("only what says that it is ours is", () => {
  expect(isTold(tell({ type: "open" }))).toBe(true);
  for (const other of [null, "open", { type: "open" }, { source: "gatehouse-chat" }, { source: "other", type: "open" }])
    expect(isTold(other)).toBe(false);
});

test.each([
  ["a dark one on a dark ground", "#7c2d12", "#131a24", 3, "#965741"],
  ["the same, as text", "#7c2d12", "#131a24", 5.5, "#b78c7d"],
  ["a pale one on white", "#facc15", "#ffffff", 3, "#af8f0f"],
  ["what is seen", "#7c2d12", "#ffffff", 3, "#7c2d12"],
  ["black on black", "#000000", "#000000", 3, "#666666"],
  ["more than there is", "#808080", "#808080", 21, "#000000"],
])("a colour that is to be seen: %s", (_, color, ground, contrast, seen) => {
  expect(seenOn(color, ground, contrast)).toBe(seen);
});
