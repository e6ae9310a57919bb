import { expect, test } from "vitest";
import { onlyParsed, readAddress, writeAddress } from "./address.ts";

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

test("what a parser leaves out is gone from what the router makes of the address", () => {
  const known = (raw: Readonly<Record<string, unknown>>) => (raw["product"] === "AC" ? { product: "AC" } : {});
  // The router lays the answer over the address.
  const shown = (raw: Record<string, unknown>) => ({ ...raw, ...onlyParsed(known)(raw) });
  expect(shown({ product: "ZZ", page: "x" })).toEqual({ product: undefined, page: undefined });
  expect(writeAddress(shown({ product: "ZZ", page: "x" }))).toBe("");
  expect(shown({ product: "AC", page: "x" })).toEqual({ product: "AC", page: undefined });
});
