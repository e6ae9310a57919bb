import { expect, test } from "vitest";
import { zonesOfPhone } from "./phone-zones.ts";

test.each([
  ["+447700900123", ["Europe/London"]],
  ["+33612345678", ["Europe/Paris"]],
  ["+819012345678", ["Asia/Tokyo"]],
  ["no number", []],
  ["", []],
])("%s", (number, zones) => {
  expect(zonesOfPhone(number)).toEqual(zones);
});

test("a large country has several", () => {
  expect(zonesOfPhone("+12125550123")).toEqual(expect.arrayContaining(["America/New_York", "America/Los_Angeles"]));
});
