import { expect, test } from "vitest";
import { productTypes } from "./index.ts";

// REP-1
test("what is billed is Auto Check-in, Flight Watcher and travel costs", () => {
  expect(productTypes).toEqual(["AC", "FW", "TC"]);
});
