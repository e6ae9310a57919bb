import { expect, test } from "vitest";
import { parseUsersSearch } from "./users-search.ts";

test.each([
  [{}, {}],
  [
    { text: " ana ", page: "2" },
    { text: "ana", page: 2 },
  ],
  [{ text: 17, page: -1 }, { text: "17" }],
  [{ text: ["a"], page: "first" }, {}],
])("%o", (raw, search) => {
  expect(parseUsersSearch(raw)).toEqual(search);
});
