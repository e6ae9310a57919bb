import { expect, test } from "vitest";
import { flightNumberOf } from "./flight-number.ts";

test.each([
  ["0834 ", { number: "834", suffix: null }],
  ["0123A", { number: "123", suffix: "A" }],
  ["123a", { number: "123", suffix: "A" }],
  ["1", { number: "1", suffix: null }],
  ["00723", { number: "723", suffix: null }],
  ["0000", null],
  ["OPEN", null],
  ["", null],
  ["12AB", null],
  ["123456", null],
])("%j is %j", (printed, flight) => {
  expect(flightNumberOf(printed)).toEqual(flight);
});
