import { expect, test } from "vitest";
import { parseMessageAbout } from "./message-about.ts";

test("the address says whom to write to and about which booking; damage is as if it were not there", () => {
  expect(parseMessageAbout({ to: " +33639981234 ", bookingNo: 4100001, vendorCode: "SKY", more: 1 })).toEqual({
    to: "+33639981234",
    bookingNo: "4100001",
    vendorCode: "SKY",
  });
  expect(parseMessageAbout({ to: "traveller", bookingNo: "4100001" })).toEqual({
    toTraveller: true,
    bookingNo: "4100001",
  });
  expect(parseMessageAbout({ to: {}, bookingNo: null, vendorCode: "" })).toEqual({});
});
