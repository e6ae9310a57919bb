import { expect, test } from "vitest";
import { isClientModule } from "./client-directive.ts";

test.each([
  [["react/jsx-runtime", "./types.js"], true],
  [["react"], true],
  [["react-dom"], true],
  [["@tanstack/react-virtual"], true],
  [["@chakra-ui/react", "./colors.js"], false],
  [["./react.js", "reactive"], false],
  [[], false],
])("%j: %s", (imports, expected) => {
  expect(isClientModule(imports)).toBe(expected);
});
