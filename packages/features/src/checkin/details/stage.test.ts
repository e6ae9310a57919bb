import { expect, test } from "vitest";
import { parseDetailsSearch } from "./details-search.ts";
import { stageOf } from "./stage.ts";

const there = { hasQuery: true, pnr: "there", optionsFailed: false, places: "there" } as const;

// QUE-25
test.each([
  [{ ...there, hasQuery: false }, "query-missing"],
  [{ ...there, pnr: "waiting" }, "no-update"],
  [{ ...there, pnr: "failed", optionsFailed: true }, "fetch-error"],
  [{ ...there, optionsFailed: true, places: "waiting" }, "dispose-fetch-error"],
  [{ ...there, places: "waiting" }, "fetch-success-1"],
  [there, "fetch-success-2"],
] as const)("%o is %s", (facts, stage) => {
  expect(stageOf(facts)).toBe(stage);
});

test.each([
  [{}, {}],
  [
    { pnr: "  k7xq2m ", bookingNo: 60419940 },
    { pnr: "K7XQ2M", bookingNo: "60419940" },
  ],
  [{ pnr: "x".repeat(21), bookingNo: ["1"], vendor: "NWT" }, { vendor: "NWT" }],
])("the address %o is read as %o", (raw, search) => {
  expect(parseDetailsSearch(raw)).toEqual(search);
});
