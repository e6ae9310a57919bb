import { expect, test } from "vitest";
import { parseBcbp } from "./bcbp.ts";
import { isInfantPass, passProblem } from "./problem.ts";
import type { ReadPass } from "./read-pass.ts";
import { encodeBcbp, type EncodedLeg, expectedPass, legOf, passOf, uniqueSection } from "./testing/encode-bcbp.ts";

function read(text: string): ReadPass {
  const pass = parseBcbp(text);
  if (!pass) throw new Error(`${text} was not read as a pass.`);
  return pass;
}
const problemOf = (leg: Partial<EncodedLeg>, name?: string) => passProblem(read(passOf(expectedPass, leg, name)));

// BP-11
test.each([
  ["0", "NOT_CHECKED_IN"],
  ["1", null],
  ["2", "NOT_CHECKED_IN"],
  ["3", null],
  ["4", null],
  ["5", null],
  ["6", null],
  ["7", "STANDBY"],
  ["8", null],
  ["9", null],
  ["A", null],
  [" ", null],
])("passenger status %j: %s", (status, problem) => {
  expect(problemOf({ status })).toBe(problem);
});

test("an itinerary receipt is no pass, whatever its status says", () => {
  expect(problemOf({ conditional: uniqueSection("I") })).toBe("ITINERARY_RECEIPT");
  expect(problemOf({ conditional: uniqueSection("B") })).toBeNull();
  expect(problemOf({ conditional: uniqueSection(" ") })).toBeNull();
});

test("the status of the leg in question counts", () => {
  const pass = read(encodeBcbp("GARCIALOPEZ/INES", [legOf(expectedPass), { ...legOf(expectedPass), status: "7" }]));
  expect(passProblem(pass, 0)).toBeNull();
  expect(passProblem(pass, 1)).toBe("STANDBY");
});

test.each([
  ["its description", { conditional: uniqueSection("B", "4") }, undefined],
  ["its seat", { seat: " INF" }, undefined],
  ["a glued title", { seat: "" }, "GARCIALOPEZ/ANAMSTRINF"],
  ["a title of its own", { seat: "" }, "GARCIALOPEZ/ANA INF"],
] as const)("a lap infant, known by %s, follows its adult", (_what, leg, name) => {
  expect(isInfantPass(read(passOf(expectedPass, leg, name)))).toBe(true);
  expect(problemOf({ ...leg, status: "0" }, name)).toBeNull();
});

test("an adult is no infant, with one on the lap either", () => {
  expect(isInfantPass(read(passOf(expectedPass)))).toBe(false);
  expect(isInfantPass(read(passOf(expectedPass, { conditional: uniqueSection("B", "6") })))).toBe(false);
  expect(isInfantPass(read(passOf(expectedPass, {}, "GARCIALOPEZ/ANA INF")))).toBe(false);
  expect(problemOf({ status: "0", conditional: uniqueSection("B", "6") })).toBe("NOT_CHECKED_IN");
});
