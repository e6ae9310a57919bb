import { expect, test } from "vitest";
import { parseEmailSearch } from "./email-search.ts";

test("what the address says is taken as far as it makes sense", () => {
  expect(parseEmailSearch({ state: "dead", text: " 4100001 ", page: "2", size: "100" })).toEqual({
    state: "dead",
    text: "4100001",
    page: 2,
    size: 100,
  });
  expect(parseEmailSearch({ text: 4_100_001 })).toEqual({ text: "4100001" });
  expect(parseEmailSearch({ state: "lost", text: {}, page: "-1", size: "7" })).toEqual({});
});
