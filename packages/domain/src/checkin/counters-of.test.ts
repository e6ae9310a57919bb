import { array, assert, boolean, constantFrom, integer, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { type CheckIn, checkInStates, isOpen } from "./check-in.ts";
import { countersOf } from "./counters-of.ts";
import { unitSizes } from "./unit.ts";
import { matchesQuery } from "./view-query.ts";
import { findView, type ViewId } from "./views.ts";

const now = 1_800_000_000;

const checkIn = record({
  checkInId: nat(),
  pnr: constantFrom("AAAAAA", "BBBBBB", "CCCCCC"),
  bookingNo: constantFrom("1", "2"),
  vendor: constantFrom("NWT", "BLA"),
  eligibleAt: integer({ min: now - 6 * 3600, max: now + 60 }),
  expired: boolean(),
  currentState: constantFrom(...checkInStates),
  airline: constantFrom({ iata: "VY" }, { iata: "W6" }, { iata: "LH" }),
  pass: constantFrom(null, { dmscode: "d_1" }),
  automationStatus: constantFrom(-1, 0, 1),
  _lock: constantFrom(null, { userid: "operator", lockedAt: now }),
}).map((drawn) => drawn as unknown as CheckIn); // the other fields are never read here

const world = array(checkIn, { maxLength: 40 });
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

const rowsOf = (id: ViewId, rows: readonly CheckIn[]) => {
  const query = findView(id)?.query;
  if (!query) throw new Error(`${id} has no query`);
  const unitSize = unitSizes(rows);
  return rows.filter((row) => matchesQuery(query, row, { now, me: "operator", unitSize }));
};

// QUE-6
test("each open check-in is in one slab, under one airline, in one unit", () => {
  assert(
    property(world, (rows) => {
      const counters = countersOf(rows, now);
      expect(sum(Object.values(counters.byHourCount))).toBe(counters.noBP);
      expect(sum(Object.values(counters.byIataCount))).toBe(counters.noBP);
      expect(rowsOf("multiple", rows).length + counters.pnrCount.single).toBe(counters.noBP);
      expect(rowsOf("multiple", rows).length).toBeGreaterThanOrEqual(2 * counters.pnrCount.multi);
      expect(counters.pnrCount.multiUnAssigned).toBeLessThanOrEqual(counters.pnrCount.multi);
    }),
  );
});

// QUE-3
test("what is open is what the query of open check-ins finds", () => {
  assert(
    property(world, (rows) => {
      expect(rowsOf("available", rows)).toEqual(rows.filter(isOpen));
    }),
  );
});

test("the counters agree with the views that show the same", () => {
  assert(
    property(world, (rows) => {
      const counters = countersOf(rows, now);
      const views = {
        available: counters.noBP,
        "available-0": counters.byHourCount[0],
        "available-1": counters.byHourCount[1],
        "available-2": counters.byHourCount[2],
        "available-4": counters.byHourCount[4],
      };
      for (const [id, count] of Object.entries(views))
        expect([id, rowsOf(id as ViewId, rows).length]).toEqual([id, count]);
      expect(rowsOf("pool", rows).length).toBe(counters.hasBP + counters.noBP);
      expect(rowsOf("disposed", rows).length).toBe(counters.noBPDisposedCnt);
      expect(rowsOf("eligible-for-checkin", rows).length).toBe(counters.eligibleForCheckIn);
      expect(rowsOf("waiting-for-automation", rows).length).toBe(counters.waitingForAutomation);
      expect(rowsOf("eligible-for-disposal", rows).length).toBe(counters.eligibleForDisposal);
    }),
  );
});

test("a unit counts as unassigned only while nobody has any of its check-ins, whichever it is", () => {
  const row = (bookingNo: string, userid?: string) =>
    ({
      vendor: "NWT",
      bookingNo,
      pnr: "AAAAAA",
      eligibleAt: now,
      expired: false,
      currentState: "ELIGIBLE_FOR_CHECKIN",
      airline: { iata: "LH" },
      pass: null,
      automationStatus: -1,
      _lock: userid === undefined ? null : { userid, lockedAt: now },
    }) as unknown as CheckIn; // the other fields are never read here
  const rows = [row("1"), row("1", "ben"), row("2", "ben"), row("2"), row("3"), row("3"), row("4")];
  expect(countersOf(rows, now).pnrCount).toEqual({ multi: 3, multiUnAssigned: 1, single: 1 });
});
