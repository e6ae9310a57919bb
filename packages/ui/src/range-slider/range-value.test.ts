import { expect, test } from "vitest";
import { fractionOf, nearestThumb, stepped, valueAt, withThumb } from "./range-value.ts";

const scale = { min: 54_810, max: 84_390, step: 200 };

test("values are round, the ends are themselves", () => {
  expect(valueAt(-0.2, scale)).toBe(54_810);
  expect(valueAt(0, scale)).toBe(54_810);
  expect(valueAt(0.5, scale)).toBe(69_600);
  expect(valueAt(0.9999, scale)).toBe(84_390);
  expect(valueAt(3, scale)).toBe(84_390);
});

test("steps go to the next round value, and stop at the ends", () => {
  expect(stepped(54_810, 1, scale)).toBe(55_000);
  expect(stepped(55_000, 1, scale)).toBe(55_200);
  expect(stepped(84_390, -1, scale)).toBe(84_200);
  expect(stepped(55_000, -1, scale)).toBe(54_810);
  expect(stepped(55_000, 10, scale)).toBe(57_000);
  expect(stepped(84_200, 10, scale)).toBe(84_390);
});

test("a value has its place on the scale, also on one without width", () => {
  expect(fractionOf(54_810, scale)).toBe(0);
  expect(fractionOf(84_390, scale)).toBe(1);
  expect(fractionOf(69_600, scale)).toBeCloseTo(0.5, 5);
  expect(fractionOf(7, { min: 7, max: 7, step: 1 })).toBe(0);
});

test("thumbs meet and do not pass", () => {
  expect(withThumb([10, 20], 0, 15)).toEqual([15, 20]);
  expect(withThumb([10, 20], 0, 25)).toEqual([20, 20]);
  expect(withThumb([10, 20], 1, 5)).toEqual([10, 10]);
});

test("a press means the nearer thumb, and where both stand the one that can follow", () => {
  expect(nearestThumb([10, 20], 12)).toBe(0);
  expect(nearestThumb([10, 20], 18)).toBe(1);
  expect(nearestThumb([20, 20], 18)).toBe(0);
  expect(nearestThumb([10, 10], 12)).toBe(1);
  expect(nearestThumb([20, 20], 20)).toBe(0);
});
