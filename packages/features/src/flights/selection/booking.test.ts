import { expect, test } from "vitest";
import { bookingInAddress } from "./booking.ts";

test("an address names a booking, and the link that opened it", () => {
  expect(bookingInAddress({ bookingNo: "BK-2041" })).toEqual({ bookingNo: "BK-2041" });
  expect(bookingInAddress({ bookingNo: "BK-2041", link: "a1B2_c3-d4" })).toEqual({
    bookingNo: "BK-2041",
    linkId: "a1B2_c3-d4",
  });
});

test.each([{}, { bookingNo: "" }, { bookingNo: "a b" }, { bookingNo: "<b>" }, { bookingNo: "x".repeat(61) }])(
  "%o names none",
  (parameters) => {
    expect(bookingInAddress(parameters)).toBeUndefined();
  },
);

test("a link that can be none is left out", () => {
  expect(bookingInAddress({ bookingNo: "BK-2041", link: "../x" })).toEqual({ bookingNo: "BK-2041" });
});
