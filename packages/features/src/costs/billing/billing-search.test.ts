import { expect, test } from "vitest";
import { parseBillingSearch } from "./billing-search.ts";

test.each([
  [{}, {}],
  [{ bookingNo: 60422031 }, { bookingNo: "60422031" }],
  [
    { bookingNo: " NWT-1 ", vendorCode: "NWT" },
    { bookingNo: "NWT-1", vendorCode: "NWT" },
  ],
  [
    { bookingno: "NWT-1", vendorcode: "NWT" },
    { bookingNo: "NWT-1", vendorCode: "NWT" },
  ],
  [{ vendorCode: "NWT" }, {}],
  [{ bookingNo: ["a"], vendorCode: {} }, {}],
  [{ bookingNo: "x".repeat(70) }, { bookingNo: "x".repeat(60) }],
])("%j is %j", (raw, expected) => {
  expect(parseBillingSearch(raw)).toEqual(expected);
});
