import { expect, test } from "vitest";
import { initialsOf } from "./shared-flights.ts";

test.each([
  ["Ana María Núñez", "AN"],
  ["  élodie   roux ", "ÉR"],
  ["Cher", "C"],
  ["𝒜da 𝓛ove", "𝒜𝓛"],
  ["", ""],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
