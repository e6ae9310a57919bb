import { expect, test } from "vitest";
import { damagedTerms, hasTerms, parsePastDataSearch } from "./past-data-search.ts";

test.each([
  [{}, {}],
  [
    { pnr: " k7xq2m", bookingNo: 60419940, airline: "tk", date: "2026-11-20", page: "3", size: "100" },
    { pnr: "K7XQ2M", bookingNo: "60419940", airline: "TK", date: "2026-11-20", page: 3, size: 100 },
  ],
  [{ pnr: "K7", bookingNo: "x".repeat(41), airline: "12", date: "20.11.2026", page: "-1", size: "7" }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parsePastDataSearch(raw)).toEqual(search);
});

test("a page alone is nothing to look for", () => {
  expect(hasTerms({ page: 2 })).toBe(false);
  expect(hasTerms({ airline: "TK" })).toBe(true);
});

test("what was typed and cannot be is named", () => {
  expect(damagedTerms({ pnr: "K7", bookingNo: "", airline: "TK", date: "2026-13-01" })).toEqual(["pnr", "date"]);
});
