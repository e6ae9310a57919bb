import { emptyAddress } from "@gatehouse/domain/addresses";
import { expect, test } from "vitest";
import { addressFrom } from "./address-from.ts";

test.each<[unknown, Partial<typeof emptyAddress>]>([
  [undefined, { country: "DE" }],
  ["{not json", { country: "DE" }],
  ["null", { country: "DE" }],
  ['{"city": "Berlin", "planet": "Earth", "line1": 3}', { country: "DE", city: "Berlin" }],
  [
    { country: "FRA", city: "Lyon" },
    { country: "FRA", city: "Lyon" },
  ],
])("what a page gives becomes an address: %j", (given, address) =>
  expect(addressFrom(given, "DE")).toEqual({ ...emptyAddress, ...address }),
);
