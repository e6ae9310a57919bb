import { expect, test } from "vitest";
import { parseCaseAddress } from "./details-search.ts";

test("the address of a case is read, whatever is in it", () => {
  expect(parseCaseAddress({ bookingNo: 60422031, vCode: "ALD", segmentId: "17", step: "segments" })).toEqual({
    bookingNo: "60422031",
    vCode: "ALD",
    segmentId: 17,
    step: "segments",
  });
  expect(parseCaseAddress({ bookingNo: {}, travelRequestId: "x", segmentId: -1, step: "all" })).toEqual({});
});
