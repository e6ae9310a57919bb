import { expect, test } from "vitest";
import { daysOfSearch, isLastDays, isSameCount, parseCountSearch } from "./count-search.ts";

test.each([
  [{}, {}],
  [
    { vendor: " NWT ", from: "2026-11-01", to: "2026-11-10", day: "2026-11-03" },
    { vendor: "NWT", from: "2026-11-01", to: "2026-11-10", day: "2026-11-03" },
  ],
  [{ vendor: 42, from: "2026-11-01" }, { vendor: "42" }],
  [{ from: "2026-11-10", to: "2026-11-01", day: "2026-11-31" }, {}],
  [{ vendor: "", from: "x", to: "2026-11-01" }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseCountSearch(raw)).toEqual(search);
});

// REP-4
test("without days it is the last ten, today among them", () => {
  expect(daysOfSearch({ vendor: "NWT" }, "2026-11-20")).toEqual({ from: "2026-11-11", to: "2026-11-20" });
  expect(daysOfSearch({ from: "2026-01-01", to: "2026-01-02" }, "2026-11-20")).toEqual({
    from: "2026-01-01",
    to: "2026-01-02",
  });
  expect([isLastDays({}), isLastDays({ from: "2026-01-01", to: "2026-01-02" })]).toEqual([true, false]);
});

test("another day of the same count asks for nothing again", () => {
  expect(isSameCount({ vendor: "NWT" }, { vendor: "NWT", day: "2026-11-03" })).toBe(true);
  expect(isSameCount({ vendor: "NWT" }, { vendor: "KST" })).toBe(false);
});
