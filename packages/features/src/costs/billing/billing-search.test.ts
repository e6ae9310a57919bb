import { expect, test } from "vitest";
import { parseBillingSearch } from "./billing-search.ts";

test.each([
  [{}, {}],
  [{ bookingno: 60422031 }, { bookingno: "60422031" }],
  [
    { bookingno: " NWT-1 ", vendorcode: "NWT" },
    { bookingno: "NWT-1", vendorcode: "NWT" },
  ],
  [{ vendorcode: "NWT" }, {}],
  [{ bookingno: ["a"], vendorcode: {} }, {}],
  [{ bookingno: "x".repeat(70) }, { bookingno: "x".repeat(60) }],
])("%j is %j", (raw, expected) => {
  expect(parseBillingSearch(raw)).toEqual(expected);
});
