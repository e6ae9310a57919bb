import { expect, test } from "vitest";
import type { CheckIn } from "./check-in.ts";
import { compareCheckIns, type SortField } from "./sort.ts";

// Only what is sorted by: three check-ins, of which the second has not been disposed of, and the third has departed.
const rows = [
  { checkInId: 1, pnr: "B", disposedAt: 20, currentState: "NEW", expired: false, windowClosesAt: 300 },
  { checkInId: 2, pnr: "A", disposedAt: null, currentState: "APPROVED", expired: false, windowClosesAt: 200 },
  { checkInId: 3, pnr: "B", disposedAt: 10, currentState: "ELIGIBLE_FOR_CHECKIN", expired: true, windowClosesAt: 100 },
] as readonly Partial<CheckIn>[] as readonly CheckIn[];
const sorted = (field?: SortField, descending?: boolean) =>
  rows.toSorted(compareCheckIns(field, descending)).map(({ checkInId }) => checkInId);

test("a field sorts up and down, and ids tell equal ones apart", () => {
  expect(sorted("pnr")).toEqual([2, 1, 3]);
  expect(sorted("pnr", true)).toEqual([3, 1, 2]);
});

test("what has no value stands last either way", () => {
  expect(sorted("disposedAt")).toEqual([3, 1, 2]);
  expect(sorted("disposedAt", true)).toEqual([1, 3, 2]);
});

// QUE-8
test("without a field what closes soonest comes first, what has departed last; there is no other way round", () => {
  expect(sorted()).toEqual([2, 1, 3]);
  expect(sorted(undefined, true)).toEqual([2, 1, 3]);
});

test("states are in the order in which a check-in goes through them", () => {
  expect(sorted("currentState")).toEqual([1, 3, 2]);
});
