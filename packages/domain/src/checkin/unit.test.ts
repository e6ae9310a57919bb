import { expect, test } from "vitest";
import { isIdentified } from "./index.ts";

// BP-17
test.each([
  ["its id", { checkInId: 0 }],
  ["its booking number", { bookingNo: "" }],
  ["its PNR", { pnr: "" }],
])("a check-in without %s is not identified", (_, missing) => {
  const row = { checkInId: 7, bookingNo: "60422690", pnr: "KM4T7Q" };
  expect([isIdentified(row), isIdentified({ ...row, ...missing })]).toEqual([true, false]);
});
