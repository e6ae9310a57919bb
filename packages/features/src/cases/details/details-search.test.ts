import { expect, test } from "vitest";
import { listOf, parseCaseAddress } from "./details-search.ts";

test("the address of a case is read, whatever is in it", () => {
  expect(
    parseCaseAddress({ bookingNo: 60422031, vCode: "ALD", segmentId: "17", step: "segments", from: "mine" }),
  ).toEqual({
    bookingNo: "60422031",
    vCode: "ALD",
    segmentId: 17,
    step: "segments",
    from: "mine",
  });
  expect(parseCaseAddress({ bookingNo: {}, travelRequestId: "x", segmentId: -1, step: "all", from: "x" })).toEqual({});
});

// CMT-12
test("a case stands below the list from which its reader came, and otherwise below the one of its state", () => {
  const mine = { state: "OPEN", assignedTo: { userid: "ines" } } as const;
  const path = (name: string) => `/dashboard/casemgmt/${name}`;
  expect(listOf({ from: "mine" }, mine, "ines")).toBe(path("my-cases"));
  // A link that somebody else was sent, and a case that was given away.
  expect(listOf({ from: "mine" }, mine, "tom")).toBe(path("all-open-cases"));
  expect(listOf({ from: "mine" }, { state: "CLOSED", assignedTo: null }, "ines")).toBe(path("all-closed-cases"));
  expect(listOf({ from: "search" }, mine, "tom")).toBe(path("search-cases"));
  expect(listOf({}, mine, "ines")).toBe(path("all-open-cases"));
});
