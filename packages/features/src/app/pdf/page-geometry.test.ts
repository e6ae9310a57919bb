import { expect, test } from "vitest";
import { pixelRatioOf, scaleOf, stepped, turned, turnedPlace, defaultZoom } from "./page-geometry.ts";

const page = { width: 600, height: 300 };

test.each([
  ["page", { width: 600, height: 150 }, 0.5],
  ["width", { width: 600, height: 150 }, 1],
  ["page", { width: 10, height: 10 }, 0.25],
  [2, { width: 10, height: 10 }, 2],
] as const)("%s in %o is drawn at %d", (zoom, room, scale) => {
  expect(scaleOf(zoom, page, room)).toBe(scale);
});

test("an upright page fills the width at first, a lying one is shown whole", () => {
  expect(defaultZoom(turned(page, 90))).toBe("width");
  expect(defaultZoom(page)).toBe("page");
});

test("a quarter turn swaps the sides", () => {
  expect(turned(page, 90)).toEqual({ width: 300, height: 600 });
  expect(turned(page, 180)).toEqual(page);
});

test("steps go up and down and end", () => {
  expect(stepped(1.07, 1)).toBe(1.1);
  expect(stepped(1.07, -1)).toBe(1);
  expect(stepped(5, 1)).toBe(5);
  expect(stepped(0.25, -1)).toBe(0.25);
});

test("a canvas stays drawable however far one zooms", () => {
  expect(pixelRatioOf(page, 1, 2)).toBe(2);
  expect(pixelRatioOf(page, 4, 3)).toBeCloseTo(1.71, 2);
  expect(pixelRatioOf(page, 20, 2)).toBe(1);
});

test("a place turns with its page", () => {
  const place = { left: 0.125, top: 0.25, right: 0.5, bottom: 0.375 };
  expect(turnedPlace(place, 0)).toEqual(place);
  expect(turnedPlace(place, 90)).toEqual({ left: 0.625, top: 0.125, right: 0.75, bottom: 0.5 });
  expect(turnedPlace(place, 180)).toEqual({ left: 0.5, top: 0.625, right: 0.875, bottom: 0.75 });
  expect(turnedPlace(turnedPlace(place, 270), 90)).toEqual(place);
});
