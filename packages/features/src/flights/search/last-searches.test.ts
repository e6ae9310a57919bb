import { bookingWindow, type SearchRequest } from "@gatehouse/domain/flights";
import { expect, test } from "vitest";
import { type LastSearch, readSearches, withoutSearch, withSearch, writeSearches } from "./last-searches.ts";

const window = bookingWindow("2026-11-22");
const search = (to: string, changes: Partial<SearchRequest> = {}): LastSearch => ({
  request: {
    from: "JFK",
    to,
    departDate: "2026-11-24",
    passengers: { adults: 1, child: 0, infants: 0 },
    nonstop: false,
    ...changes,
  },
  names: { JFK: "New York" },
});

test("the newest stands first, the same trip once, and only the last ones are kept", () => {
  let list: readonly LastSearch[] = [];
  for (const to of ["LIS", "OPO", "MAD", "BCN", "CDG"]) list = withSearch(list, search(to));
  expect(list.map(({ request }) => request.to)).toEqual(["CDG", "BCN", "MAD", "OPO"]);
  const family = search("MAD", { passengers: { adults: 2, child: 1, infants: 0 } });
  list = withSearch(list, family);
  expect(list.map(({ request }) => request.to)).toEqual(["MAD", "CDG", "BCN", "OPO"]);
  expect(list[0]).toBe(family);
  // Another day is another trip.
  expect(withSearch(list, search("MAD", { departDate: "2026-11-25" }))).toHaveLength(4);
  expect(withoutSearch(list, search("CDG").request).map(({ request }) => request.to)).toEqual(["MAD", "BCN", "OPO"]);
});

test("what is written is read again", () => {
  const list = [{ ...search("LIS", { returnDate: "2026-11-28" }), language: "fr" }, search("OPO")];
  expect(readSearches(writeSearches(list), window)).toEqual(list);
  expect(writeSearches([])).toBeUndefined();
});

test("days that have gone by are left out", () => {
  const list = [search("LIS", { departDate: "2026-11-20" }), search("OPO", { departDate: "2026-11-21" })];
  expect(readSearches(writeSearches(list), window).map(({ request }) => request.to)).toEqual(["OPO"]);
});

test.each([undefined, "", "{", "null", "7", '{"request":1}', "[null,7,{}]", '[{"address":{"from":"JFK"}}]'])(
  "nonsense is nothing: %s",
  (text) => {
    expect(readSearches(text, window)).toEqual([]);
  },
);

test("names that are none are left out", () => {
  const text = writeSearches([{ ...search("LIS"), names: { JFK: "New York", LIS: "x" } }])?.replace('"x"', "7");
  expect(readSearches(text, window)[0]?.names).toEqual({ JFK: "New York" });
});
