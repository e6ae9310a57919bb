import { expect, test } from "vitest";
import { parseQueueSearch, scopeOf, searchOfPage, searchOfView } from "./queue-search.ts";

test.each([
  ["nothing", {}, { view: "assigned" }],
  ["a view", { view: "available-4" }, { view: "available-4" }],
  ["a view that is none", { view: "everything" }, { view: "assigned" }],
  ["an object where a view belongs", { view: { toString: 1 } }, { view: "assigned" }],
  [
    "a page as the address writes it",
    { view: "available", page: "3", size: "200" },
    { view: "available", page: 3, size: 200 },
  ],
  ["the defaults, which are left out", { view: "available", page: 0, size: 50, expired: false }, { view: "available" }],
  ["a size that is not offered", { size: 7 }, { view: "assigned" }],
  ["a page below zero", { page: -1 }, { view: "assigned" }],
  ["a sort", { sort: "pnr", descending: "true" }, { view: "assigned", sort: "pnr", descending: true }],
  ["a sort by a field that is not listed", { sort: "passportNo", descending: true }, { view: "assigned" }],
  ["Show Expired", { expired: "true" }, { view: "assigned", expired: true }],
  ["a PNR", { view: "pnr-search", pnr: " k7xq2m " }, { view: "pnr-search", pnr: "K7XQ2M" }],
  ["a PNR that is a number in the address", { view: "pnr-search", pnr: 123456 }, { view: "pnr-search", pnr: "123456" }],
  ["a PNR that is none", { view: "pnr-search", pnr: "x" }, { view: "pnr-search" }],
  ["a PNR without its view", { view: "available", pnr: "K7XQ2M" }, { view: "available" }],
  ["an airline", { view: "airline-search", airline: "vy" }, { view: "airline-search", airline: "VY" }],
  ["several airlines", { view: "airline-search", airline: "vy, w6 vy" }, { view: "airline-search", airline: "VY,W6" }],
  ["what is no airline", { view: "airline-search", airline: "VUELING" }, { view: "airline-search" }],
  ["a selected check-in", { selected: "1001" }, { view: "assigned", selected: 1001 }],
])("reads %s", (_, raw, expected) => {
  expect(parseQueueSearch(raw)).toEqual(expected);
});

test("what is read is read the same again", () => {
  const search = parseQueueSearch({
    view: "pnr-search",
    pnr: "K7XQ2M",
    page: 2,
    size: 100,
    sort: "pnr",
    descending: true,
    expired: true,
    selected: 4,
  });
  expect(parseQueueSearch({ ...search })).toEqual(search);
});

test("another view keeps Show Expired and the page size, and forgets page, sort, term and selection", () => {
  const before = parseQueueSearch({
    view: "pnr-search",
    pnr: "K7XQ2M",
    page: 2,
    size: 100,
    sort: "pnr",
    expired: true,
    selected: 4,
  });
  expect(searchOfView(before, "available")).toEqual({ view: "available", size: 100, expired: true });
});

test("paging and selecting ask the same question, everything else another one", () => {
  const search = parseQueueSearch({ view: "available" });
  expect(scopeOf({ ...search, page: 2, selected: 9 })).toBe(scopeOf(search));
  expect(scopeOf({ ...search, expired: true })).not.toBe(scopeOf(search));
  expect(scopeOf({ ...search, sort: "pnr" })).not.toBe(scopeOf(search));
});

test("the first page and the usual size are left out of the address", () => {
  const search = parseQueueSearch({ view: "pool", page: 3, size: 100, sort: "pnr" });
  expect(searchOfPage(search, 0, 50)).toEqual({ view: "pool", sort: "pnr" });
  expect(searchOfPage(search, 2, 200)).toEqual({ view: "pool", sort: "pnr", page: 2, size: 200 });
});
