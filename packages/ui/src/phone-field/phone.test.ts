import { expect, test } from "vitest";
import { codeIn, divided } from "./phone.ts";

const codes = [
  { iso2: "US", code: "1" },
  { iso2: "CA", code: "1" },
  { iso2: "GB", code: "44" },
  { iso2: "HR", code: "385" },
];

test.each([
  ["1", "1"],
  ["+385", "385"],
  ["00385", "385"],
  [" +1 684 ", "1684"],
  ["+", ""],
  ["123456", "1234"],
])("the code in %j is %j", (text, code) => expect(codeIn(text)).toBe(code));

test.each(["", "Croatia", "x1"])("there is no code in %j", (text) => expect(codeIn(text)).toBeUndefined());

test.each([
  ["+44 20 7946 0958", "44", "20 7946 0958"],
  ["0044 20 7946 0958", "44", "20 7946 0958"],
  ["+1 (415) 555-0132", "1", "(415) 555-0132"],
  ["+385-1-4569-964", "385", "1-4569-964"],
  ["+3 8 5 91", "385", "91"],
])("%j is divided into %j and %j", (text, code, number) => expect(divided(text, codes)).toEqual({ code, number }));

test.each(["020 7946 0958", "+999 1", "+", "", "4420"])("%j is left as it is", (text) =>
  expect(divided(text, codes)).toBeUndefined(),
);
