import { expect, test } from "vitest";
import { place, type Placement } from "./use-position.ts";

const rect = (left: number, top: number, width = 30, height = 30): DOMRectReadOnly => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
  x: left,
  y: top,
  toJSON: () => ({}),
});
const tip = { width: 100, height: 24 };
const view = { width: 800, height: 600 };

test.each<[string, DOMRectReadOnly, Placement, { left: number; top: number }]>([
  ["below, centred", rect(300, 200), "bottom", { left: 265, top: 236 }],
  ["above when there is no room below", rect(300, 565), "bottom", { left: 265, top: 535 }],
  ["below when there is no room above", rect(300, 4), "top", { left: 265, top: 40 }],
  ["at the left when there is no room at the right", rect(760, 200), "right", { left: 654, top: 203 }],
  ["pushed in from the left edge", rect(2, 200), "bottom", { left: 8, top: 236 }],
  ["pushed in from the right edge", rect(768, 200), "bottom", { left: 692, top: 236 }],
])("%s", (_, anchor, placement, position) => {
  expect(place(anchor, tip, view, placement)).toEqual(position);
});

test("stays in a window that is smaller than itself", () => {
  expect(place(rect(10, 10), tip, { width: 90, height: 40 }, "bottom")).toEqual({ left: 8, top: 8 });
});
