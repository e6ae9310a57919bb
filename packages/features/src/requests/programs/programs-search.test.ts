import { expect, test } from "vitest";
import { parseProgramsSearch } from "./programs-search.ts";

test.each([
  [{ vendorCode: " ALD " }, { vendorCode: "ALD" }],
  [{ vendorCode: 7 }, { vendorCode: "7" }],
  [{ vendorCode: "" }, {}],
  [{ vendorCode: ["ALD"] }, {}],
  [{ vendorCode: "x".repeat(41) }, {}],
  [{}, {}],
])("%j is read as %j", (raw, search) => {
  expect(parseProgramsSearch(raw)).toEqual(search);
});
