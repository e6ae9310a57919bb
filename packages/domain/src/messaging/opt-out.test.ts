import { expect, test } from "vitest";
import { optOutOf } from "./opt-out.ts";

// MSG-12
test.each([
  ["STOP", "stop"],
  [" stop. ", "stop"],
  ["Arrêt", "stop"],
  // Some phones send the accent as a sign of its own.
  ["arre\u0302t", "stop"],
  ["“Stop!”", "stop"],
  ["unstop", "start"],
  ["Please stop the car at gate 4", undefined],
  ["", undefined],
])("%j means %s", (text, means) => {
  expect(optOutOf(text)).toBe(means);
});
