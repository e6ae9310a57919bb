import { expect, test } from "vitest";
import { parseVendorDetailsSearch } from "./details-search.ts";

test("the address of a vendor's page is read, whatever is in it", () => {
  expect(parseVendorDetailsSearch({ tab: "keys" })).toEqual({ tab: "keys" });
  expect(parseVendorDetailsSearch({ tab: "basic" })).toEqual({});
  expect(parseVendorDetailsSearch({ tab: ["keys"], other: 1 })).toEqual({});
});
