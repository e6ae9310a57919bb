import { expect, test } from "vitest";
import { colorOf, inkOn, isTold, tell } from "./protocol.ts";

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
