import { expect, test } from "vitest";
import { toastRoom } from "./toast-room.ts";

// UI-15
const page = { width: 1366, height: 768 };
const topBar = { side: "top", left: 232, top: 0, right: 1366, bottom: 48 };
const optionBar = { ...topBar, left: 456, top: 48, bottom: 92 };

test("nothing in the way", () => {
  expect(toastRoom([], page)).toEqual({ top: 0, below: false, width: 384 });
});

test.each([
  ["a navigation", [232], 216],
  ["a folded navigation", [56], 208],
  ["a navigation and a screen's own rail", [232, 456], 384],
  ["the rail beside a folded navigation", [56, 280], 264],
])("messages are as wide as %s, and cover nothing beside it", (_, ends, width) => {
  const edges = ends.map((right, index) => ({ side: "start", left: ends[index - 1] ?? 0, top: 0, right, bottom: 768 }));
  expect(toastRoom(edges.toReversed(), page).width).toBe(width);
});

test("messages are below the bars at the top, in whatever order they come", () => {
  expect(toastRoom([optionBar, topBar], page).top).toBe(92);
});

test("the bars of a dialog over the page count as well", () => {
  const header = { side: "top", left: 24, top: 24, right: 1342, bottom: 88 };
  expect(toastRoom([topBar, optionBar, header, { ...header, top: 88, bottom: 138 }], page).top).toBe(138);
});

test("a bar further down, or one that is not shown, is not in the way", () => {
  expect(
    toastRoom([topBar, { ...optionBar, top: 400, bottom: 436 }, { ...optionBar, left: 0, right: 0 }], page).top,
  ).toBe(48);
});

test("a panel beside the messages leaves them where they are", () => {
  const panel = { side: "end", left: 982, top: 148, right: 1366, bottom: 768 };
  expect(toastRoom([topBar, panel], page)).toMatchObject({ top: 48, below: false });
});

test.each([
  ["end", { left: 0, right: 390 }],
  ["start", { left: 0, right: 280 }],
])("on a phone messages wait below a panel at the %s", (side, { left, right }) => {
  const panel = { side, left, right, top: 0, bottom: 844 };
  expect(toastRoom([panel], { width: 390, height: 844 })).toMatchObject({ top: 0, below: true });
});

test("a navigation panel at the start leaves the rest to messages", () => {
  expect(toastRoom([{ side: "start", left: 0, right: 280, top: 0, bottom: 768 }], page).below).toBe(false);
});
