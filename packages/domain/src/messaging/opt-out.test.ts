import { expect, test } from "vitest";
import { optOutOf } from "./opt-out.ts";

// MSG-12
test.each([
  ["STOP", "stop"],
  [" stop. ", "stop"],
  ["Arrêt", "stop"],
  ["“Stop!”", "stop"],
  ["unstop", "start"],
  ["Please stop the car at gate 4", undefined],
  ["", undefined],
])("%j means %s", (text, means) => {
  expect(optOutOf(text)).toBe(means);
});
