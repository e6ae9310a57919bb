import { expect, test } from "vitest";
import { parseRequestSearch } from "./details-search.ts";

test("the address names the request, and says whether the comments are folded", () => {
  expect(parseRequestSearch({ data: 20814, showComments: false, type: "TR" })).toEqual({
    data: 20814,
    showComments: false,
  });
  expect(parseRequestSearch({ data: "20814", showComments: "false" })).toEqual({ data: 20814, showComments: false });
  for (const showComments of [undefined, true, "true", "", 0, null, ["false"]])
    expect(parseRequestSearch({ data: 20814, showComments })).toEqual({ data: 20814 });
});

test("a number that is none is as if it were not there", () => {
  for (const data of [undefined, "", "TR-1", -1, 1.5, 2 ** 60, []]) expect(parseRequestSearch({ data })).toEqual({});
});
