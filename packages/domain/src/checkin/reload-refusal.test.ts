import { expect, test } from "vitest";
import { reloadRefusal } from "./reload-refusal.ts";

test.each([
  [["W6", "I5"], true, "NOTHING_TO_RELOAD"],
  [["I5"], true, "NOT_AUTOMATED"],
  [[], true, "NO_SUCH_PNR"],
  [["W6"], false, "AUTOMATION_OFF"],
] as const)("check-ins with %j, automation works: %s: %s", (airlines, works, refusal) => {
  expect(reloadRefusal(airlines, works)).toBe(refusal);
});
