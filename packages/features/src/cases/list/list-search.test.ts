import { expect, test } from "vitest";
import { isSearching, parseCaseSearch } from "./list-search.ts";

test("the address of a list of cases is read, whatever is in it", () => {
  expect(parseCaseSearch({ bookingNo: 60422031, text: " wheel ", state: "CLOSED", page: "2", size: 100 })).toEqual({
    bookingNo: "60422031",
    text: "wheel",
    state: "CLOSED",
    page: 2,
    size: 100,
  });
  expect(parseCaseSearch({ bookingNo: "", text: {}, state: "GONE", page: -1, size: 7, other: 1 })).toEqual({});
  expect(parseCaseSearch({ size: 50 })).toEqual({});
  expect(parseCaseSearch({ unread: "true" })).toEqual({ unread: true });
  expect(parseCaseSearch({ unread: "no" })).toEqual({});
});

test("a page alone is no search", () => {
  expect(isSearching({ page: 2 })).toBe(false);
  expect(isSearching({ state: "OPEN" })).toBe(true);
  expect(isSearching({ text: "x" })).toBe(true);
});
