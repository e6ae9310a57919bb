import { expect, test } from "vitest";
import { questionsOf } from "./questions.ts";

const asked = (typed: string) =>
  questionsOf(typed).map((filters) => filters.map(({ field, value }) => `${field} ${String(value)}`).join(", "));

// QUE-29
test.each([
  ["", []],
  ["a", []],
  ["k7xq2m", ["pnr K7XQ2M", "bookingNo k7xq2m"]],
  ["60418827", ["pnr 60418827", "bookingNo 60418827"]],
  ["BK-2026-104", ["bookingNo BK-2026-104"]],
  ["2026/104", ["bookingNo 2026/104"]],
  ["1042", ["bookingNo 1042"]],
  ["vy 2204", ["airline VY, flightnum 2204"]],
  ["VY2204", ["pnr VY2204", "bookingNo VY2204", "airline VY, flightnum 2204"]],
  ["6E 029", ["airline 6E, flightnum 29"]],
  ["novak", ["pnr NOVAK", "passenger novak"]],
  ["García López, Inés", ["passenger García López, Inés"]],
  ["O’Neill", ["passenger O’Neill"]],
  ["12 34", []],
  ["<script>", []],
])("%j asks for %j", (typed, questions) => {
  expect(asked(typed)).toEqual(questions);
});
