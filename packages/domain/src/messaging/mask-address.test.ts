import { expect, test } from "vitest";
import { maskAddress, maskNumber } from "./mask-address.ts";

test.each([
  ["amelia.hart@traveller.example", "a•••@t•••.example"],
  ["é@münchen.example.de", "é•••@m•••.de"],
  ["x@localhost", "x•••@l•••"],
  ["no address", "•••"],
  ["@nobody.example", "•••"],
  ["", ""],
])("%s is shown as %s", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test.each([
  ["+33639981234", "•••34"],
  ["12345", "•••"],
  ["", ""],
])("the number %s is shown as %s", (number, shown) => {
  expect(maskNumber(number)).toBe(shown);
});
