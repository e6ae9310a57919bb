import { expect, test } from "vitest";
import { parseBillingSearch } from "./billing-search.ts";

test.each([
  [{}, {}],
  [{ product: "AC" }, { product: "AC" }],
  [{ product: "fw" }, { product: "FW" }],
  [{ product: "XX" }, {}],
  [{ product: undefined }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseBillingSearch(raw)).toEqual(search);
});
