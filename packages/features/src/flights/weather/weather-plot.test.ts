import { expect, test } from "vitest";
import { hourOf, weatherPlot } from "./weather-plot.ts";

const hours = (temperatures: readonly (number | null)[], rain: readonly (number | null)[] = []) =>
  temperatures.map((temperature_2m, index) => ({ temperature_2m, precipitation: rain[index] ?? null }));

test("temperatures below zero have their place, hours are in the middle of their stretch", () => {
  const { dots, lines, temperature } = weatherPlot(hours([-6, 2, 4, -2]));
  expect(dots.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(dots.map(({ y }) => y)).toEqual([100, 20, 0, 60]);
  expect(lines).toEqual(["M12.5 100L37.5 20L62.5 0L87.5 60"]);
  expect(temperature).toEqual({ low: -6, high: 4, highIndex: 2 });
});

test("an even day is a line in the middle", () => {
  expect(weatherPlot(hours([12, 12])).dots.map(({ y }) => y)).toEqual([50, 50]);
});

test("the line stops where nothing is known; an hour alone is a dot", () => {
  const { lines, dots } = weatherPlot(hours([1, 2, null, 4, null, 6, 7]));
  expect(lines).toHaveLength(2);
  expect(dots).toHaveLength(5);
});

test("rain: a drizzle is a low bar, dry hours have none", () => {
  const { bars, rain } = weatherPlot(hours([1, 1, 1, 1], [0, 0.5, 1, null]));
  expect(bars).toEqual([
    { index: 1, value: 0.5, height: 25 },
    { index: 2, value: 1, height: 50 },
  ]);
  expect(rain).toEqual({ most: 1, from: 1, to: 2 });
  expect(weatherPlot(hours([1], [0])).rain).toEqual({ most: 0, from: null, to: null });
});

test("nothing known is nothing drawn", () => {
  expect(weatherPlot(hours([null, null]))).toEqual({ lines: [], dots: [], bars: [], temperature: null, rain: null });
  expect(weatherPlot([])).toEqual({ lines: [], dots: [], bars: [], temperature: null, rain: null });
});

test("the hour of a flight is the one that it leaves in", () => {
  const day = [{ time: "2026-11-21T21:00" }, { time: "2026-11-21T22:00" }];
  expect(hourOf(day, "2026-11-21T21:59")).toBe(0);
  expect(hourOf(day, "2026-11-22T21:00")).toBe(-1);
});
