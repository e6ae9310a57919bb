import { expect, test } from "vitest";
import { airlineGroups } from "../checkin/index.ts";
import { carrierOf, isCarrierCode, isKnownCarrier, sameCarrier } from "./carriers.ts";

// CHK-7
test("every airline of the product's groups is known", () => {
  expect(
    Object.values(airlineGroups)
      .flat()
      .filter((code) => !isKnownCarrier(code)),
  ).toEqual([]);
});

test.each([
  ["U2", "EZY", true],
  ["ezy", "u2", true],
  ["U2", "EJU", true],
  ["EC", "DS", true],
  ["W6", "WMT", true],
  ["DY", "NAX", true],
  ["LH", "DLH", true],
  ["XX", "XX", true],
  ["XXY", "XXY", true],
  ["LH", "LX", false],
  ["U2", "W6", false],
  ["DLH", "SWR", false],
  ["XX", "XXY", false],
])("%s and %s are one carrier: %s", (a, b, one) => {
  expect(sameCarrier(a, b)).toBe(one);
  expect(sameCarrier(b, a)).toBe(one);
});

test("a designator that is not known comes back as it is", () => {
  expect(carrierOf(" zz ")).toBe("ZZ");
  expect(isKnownCarrier("ZZ")).toBe(false);
  expect(isKnownCarrier("toString")).toBe(false);
});

test.each([
  ["U2", true],
  ["5J", true],
  ["AC", true],
  ["EZY", true],
  ["12", false],
  ["A", false],
  ["E2Y", false],
  ["ABCD", false],
])("%s has the shape of a designator: %s", (code, shaped) => {
  expect(isCarrierCode(code)).toBe(shaped);
});
