import { expect, test } from "vitest";
import { parsePerformanceSearch } from "./performance-search.ts";

test.each([
  [{}, {}],
  [{ type: "time-span" }, { type: "time-span" }],
  [{ type: "performance" }, {}],
  [{ type: 7 }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parsePerformanceSearch(raw)).toEqual(search);
});
