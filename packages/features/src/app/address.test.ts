import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";

test.each([
  ["", {}],
  ["?view=disposed&page=2", { view: "disposed", page: "2" }],
  ["?pnr=1E5432", { pnr: "1E5432" }],
  ["?redirectUrl=%2Fdashboard%3Fa%3Db%26c%3Dd", { redirectUrl: "/dashboard?a=b&c=d" }],
])("%s is read and written back", (text, search) => {
  expect(readAddress(text)).toEqual(search);
  expect(writeAddress(search)).toBe(text);
});

test("what is not set is left out", () => {
  expect(writeAddress({ view: "pool", page: undefined, expired: true, pnr: "" })).toBe("?view=pool&expired=true");
});
