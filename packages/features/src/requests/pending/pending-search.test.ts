import { expect, test } from "vitest";
import { parsePendingSearch } from "./pending-search.ts";

test.each([
  [{}, {}],
  [
    { text: " Ellen ", page: "2", size: "100" },
    { text: "Ellen", page: 2, size: 100 },
  ],
  [
    { text: 20814, mine: true },
    { text: "20814", mine: true },
  ],
  [
    { sort: "startDate", ascending: "true" },
    { sort: "startDate", ascending: true },
  ],
  [{ sort: "createdAt", ascending: "no", page: -1, size: 7, text: {} }, {}],
])("%j is read as %j", (raw, expected) => {
  expect(parsePendingSearch(raw)).toEqual(expected);
});
