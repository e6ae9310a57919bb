import { expect, test } from "vitest";
import { parseDownloadsSearch } from "./downloads-search.ts";

test.each([
  [{}, {}],
  [
    { page: "2", size: "100" },
    { page: 2, size: 100 },
  ],
  [{ page: "0", size: "50" }, {}],
  [{ page: "-1", size: "7" }, {}],
  [{ page: "x", size: [] }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseDownloadsSearch(raw)).toEqual(search);
});
