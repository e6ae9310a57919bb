import { expect, test } from "vitest";
import { pnrOfChange } from "./pnr-of-change.ts";

const row = (pnr: string, bookingNo: string, vendor: string, firstname: string) => ({
  pnr,
  bookingNo,
  vendor,
  passenger: { firstname, lastname: "Novak" },
});
const checkIns = [
  row("AAAAAA", "60418827", "NWT", "Ana"),
  row("BBBBBB", "60418827", "NWT", "Luka"),
  row("CCCCCC", "60418827", "ZED", "Luka"),
  row("DDDDDD", "60420113", "NWT", "Ana"),
];

test.each([
  ["the passenger's own of several", "60418827", "NWT", "Luka", "BBBBBB"],
  ["another vendor's booking of the same number", "60418827", "ZED", "Ana", "CCCCCC"],
  ["any of the booking where nobody has the name", "60418827", "NWT", "Eva", "AAAAAA"],
  ["none where nothing of the booking lies ahead", "60499999", "NWT", "Ana", undefined],
])("%s", (_, bookingNo, vendor, firstname, pnr) => {
  const passenger = { id: "1", firstname, lastname: "Novak" };
  expect(pnrOfChange({ bookingNo, vendor, passenger }, checkIns)).toBe(pnr);
});
