import { expect, test } from "vitest";
import { isSameSearch, minutesOf, parseEfficiencySearch, quickSearch, rangeOf, searchOf } from "./efficiency-search.ts";

/** 2026-11-20 17:12:07 in India. */
const now = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const byHand = { from: "2026-11-20T09:00", to: "2026-11-20T10:30" };

test.each([
  [{}, {}],
  [{ last: "30" }, { last: 30 }],
  [{ last: "180" }, { last: 180 }],
  [{ last: "60" }, {}],
  [{ last: "45" }, {}],
  [{ last: "x" }, {}],
  [byHand, byHand],
  [{ ...byHand, last: "30" }, byHand],
  [{ from: byHand.from }, {}],
  [{ from: byHand.to, to: byHand.from }, {}],
  [{ from: "2026-02-30T09:00", to: byHand.to, last: "30" }, { last: 30 }],
  [{ from: "2026-11-20", to: "2026-11-21" }, {}],
])("the address %o is read as %o", (raw, search) => {
  expect(parseEfficiencySearch(raw)).toEqual(search);
});

// REP-13
test("the last minutes are those before now, in India whatever the machine's zone is", () => {
  expect(rangeOf({}, now)).toEqual({
    startDate: "2026-11-20",
    startTime: "16:12",
    endDate: "2026-11-20",
    endTime: "17:12",
  });
  expect(rangeOf({ last: 180 }, now).startTime).toBe("14:12");
  expect(rangeOf({ last: 30 }, now + 3600)).toMatchObject({ startTime: "17:42", endTime: "18:12" });
  expect(rangeOf({}, Date.UTC(2026, 10, 20, 18, 45) / 1000)).toEqual({
    startDate: "2026-11-20",
    startTime: "23:15",
    endDate: "2026-11-21",
    endTime: "00:15",
  });
});

test("a range chosen by hand stays what it is", () => {
  const range = rangeOf(byHand, now);
  expect(range).toEqual({ startDate: "2026-11-20", startTime: "09:00", endDate: "2026-11-20", endTime: "10:30" });
  expect(searchOf(range)).toEqual(byHand);
  expect(minutesOf(byHand)).toBeUndefined();
});

test("quick ranges know themselves", () => {
  expect([quickSearch(30), quickSearch(60), quickSearch(7)]).toEqual([{ last: 30 }, {}, {}]);
  expect([minutesOf({}), minutesOf({ last: 180 })]).toEqual([60, 180]);
  expect(isSameSearch(quickSearch(60), {})).toBe(true);
  expect(isSameSearch({ last: 30 }, byHand)).toBe(false);
});
