import { expect, test } from "vitest";
import { placeNames } from "./place-names.ts";

const airport = (code: string, city: string, name: string) => ({ code, city, name });

test("a place is called by its city, and by its airport where the trip has two of the city", () => {
  const [ber, lis] = [airport("BER", "Berlin", "Brandenburg"), airport("LIS", "Lisbon", "Humberto Delgado")];
  expect([...placeNames([ber, airport("STN", "London", "Stansted"), lis])]).toEqual([
    ["BER", "Berlin"],
    ["STN", "London"],
    ["LIS", "Lisbon"],
  ]);
  const london = placeNames([airport("STN", "London", "Stansted"), airport("LHR", "London", "Heathrow"), lis]);
  expect([...london.values()]).toEqual(["Stansted", "Heathrow", "Lisbon"]);
});
