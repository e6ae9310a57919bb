import { expect, test } from "vitest";
import { automationKey } from "./automation-key.ts";
import { en } from "./messages/en.ts";

// QUE-20
test.each([
  [-1, "BEFORE"],
  [0, "FAILED"],
  [1, "SUCCESS"],
  [2, "—"],
  [-2, "—"],
])("the automation status %d is said as %s", (status, text) => {
  expect(en[automationKey(status)]).toBe(text);
});
