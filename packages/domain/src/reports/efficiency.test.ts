import {
  array,
  assert,
  constantFrom,
  integer,
  option,
  property,
  record,
  type Arbitrary,
  boolean,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { auditActions, checkInStates } from "../checkin/index.ts";
import {
  efficiencyIdentities,
  efficiencyOf,
  outcomeOf,
  outcomes,
  type EfficiencyRow,
  type WorkEntry,
} from "./index.ts";

const range = { start: 1000, end: 1999 };

/** A check-in that became available in the range and was not touched. */
const row = (options: Partial<EfficiencyRow> = {}): EfficiencyRow => ({
  vendor: "NWT",
  bookingNo: "B1",
  pnr: "PNR001",
  airline: { iata: "W6" },
  eligibleAt: 1500,
  currentState: "ELIGIBLE_FOR_CHECKIN",
  automationStatus: -1,
  expired: false,
  pass: null,
  disposeState: null,
  _lock: null,
  ...options,
});
const pass = { dmscode: "d" };
const disposed = (reason1: string): Partial<EfficiencyRow> => ({
  currentState: "ELIGIBLE_FOR_DISPOSAL",
  disposeState: { disposedBy: "op", reason1, reason2: `${reason1}-x` },
});

// REP-12
describe("the outcome of a check-in", () => {
  test.each<[string, Partial<EfficiencyRow>, string]>([
    ["untouched", {}, "notSettled"],
    ["waiting", { currentState: "WAITING_FOR_AUTOMATION" }, "notSettled"],
    ["expired with nothing achieved", { currentState: "DISPOSITION_COMPLETED", expired: true }, "notSettled"],
    ["a pass by automation", { pass, automationStatus: 1 }, "automation"],
    ["a pass by a person", { pass }, "operators"],
    ["a pass by a person after automation failed", { pass, automationStatus: 0 }, "operators"],
    ["a pass, whatever reasons say", { ...disposed("1"), pass }, "operators"],
    ["status 1", disposed("1"), "status1"],
    ["status 2", disposed("2"), "status234"],
    ["status 4 after automation failed", { ...disposed("4"), automationStatus: 0 }, "status234"],
  ])("%s", (_, options, outcome) => {
    expect(outcomeOf(row(options))).toBe(outcome);
  });
});

test("an hour, counted by hand", () => {
  const rows = [
    row({ pass, automationStatus: 1, currentState: "APPROVED" }),
    row({ pass, automationStatus: 0, currentState: "APPROVED" }), // failed, then a person
    row({ pass, airline: { iata: "LH" }, currentState: "DISPOSITION_COMPLETED" }),
    row({ ...disposed("1"), airline: { iata: "LH" } }),
    row({ ...disposed("3"), automationStatus: 0 }),
    row({ currentState: "WAITING_FOR_AUTOMATION", _lock: { userid: "AUTOMATION", lockedAt: 1 }, bookingNo: "B7" }),
    row({ bookingNo: "B2" }), // single
    row({ bookingNo: "B3" }), // three of one unit, one of them held by somebody
    row({ bookingNo: "B3" }),
    row({ bookingNo: "B3", _lock: { userid: "op", lockedAt: 1 } }),
    row({ bookingNo: "B3", pnr: "PNR002" }), // the same booking, another PNR: another unit
    row({ eligibleAt: 999 }),
    row({ eligibleAt: 2000 }),
    row({ eligibleAt: 2000, bookingNo: "B2" }), // what is outside the range makes no unit of several
    row({ eligibleAt: null, currentState: "NEW" }),
    row({ eligibleAt: 1000, bookingNo: "B4" }),
    row({ eligibleAt: 1999, bookingNo: "B5" }),
  ];
  expect(efficiencyOf(rows, [], range)).toMatchObject({
    totalCheckIn: 13,
    totalAuto: 4,
    successAuto: 1,
    failedAuto: 2,
    waitingAuto: 1,
    totalCompleted: 5,
    bpAttached: 3,
    status1Cnt: 1,
    checkinsYetToAssign: { single: 4, multi: 2 },
    unassigned: 6,
    disposedWOBPByAirline: { W6: 1 },
    automationSuccessByAirline: { W6: 1 },
    automationFailedByAirline: { W6: 2 },
    status1ByAirlines: { LH: 1 },
    totalByAirlines: { W6: 11, LH: 2 },
    attachedByOperatorsByAirline: { W6: 1, LH: 1 },
    notSettledByAirline: { W6: 8 },
  });
});

test("an hour in which nothing happened", () => {
  expect(efficiencyOf([], [], range)).toMatchObject({
    totalCheckIn: 0,
    totalByAirlines: {},
    byAgentAttachedCount: {},
    throughput: { bucketSeconds: 60 },
  });
});

const rows: Arbitrary<EfficiencyRow[]> = array(
  record({
    vendor: constantFrom("NWT", "SKY"),
    bookingNo: constantFrom("B1", "B2", "B3"),
    pnr: constantFrom("P1", "P2"),
    airline: record({ iata: constantFrom("W6", "LH", "FR") }),
    eligibleAt: option(integer({ min: 900, max: 2100 })),
    currentState: constantFrom(...checkInStates),
    automationStatus: constantFrom(-1 as const, 0 as const, 1 as const),
    expired: boolean(),
    pass: option(record({ dmscode: constantFrom("d") })),
    disposeState: option(
      record({
        disposedBy: constantFrom("op", "SYSTEM"),
        reason1: option(constantFrom("1", "2", "3", "4")),
        reason2: constantFrom(null),
      }),
    ),
    _lock: option(record({ userid: constantFrom("op", "AUTOMATION"), lockedAt: integer() })),
  })
    // What the lifecycle keeps: a waiting check-in has no pass and no status yet.
    .map((made): EfficiencyRow =>
      made.currentState === "WAITING_FOR_AUTOMATION" ? { ...made, pass: null, automationStatus: -1 } : made,
    ),
  { maxLength: 60 },
);
const entries: Arbitrary<WorkEntry[]> = array(
  record({
    checkInId: integer({ min: 1, max: 8 }),
    airline: constantFrom("W6", "LH"),
    action: constantFrom(...auditActions),
    userid: constantFrom("AUTOMATION", "SYSTEM", "operator-1", "operator-2"),
    at: integer({ min: 900, max: 2100 }),
  }),
  { maxLength: 60 },
).map((made) => made.toSorted((a, b) => a.at - b.at));

// REP-11, REP-12
test("whatever happened, every sum agrees with its parts, and every check-in has one outcome", () => {
  assert(
    property(tuple(rows, entries), ([some, work]) => {
      const efficiency = efficiencyOf(some, work, range);
      for (const [name, left, right] of efficiencyIdentities(efficiency)) expect([name, left]).toEqual([name, right]);
      for (const each of some) expect(outcomes).toContain(outcomeOf(each));
    }),
    { numRuns: 300 },
  );
});

test("a sum that does not agree is found", () => {
  const right = efficiencyOf([row({ pass, automationStatus: 1 }), row(disposed("2"))], [], range);
  const wrong = (change: Partial<typeof right>) =>
    efficiencyIdentities({ ...right, ...change })
      .filter(([, left, other]) => left !== other)
      .map(([name]) => name);
  expect(wrong({})).toEqual([]);
  expect(wrong({ totalAuto: 7 })).toEqual(["totalAuto"]);
  expect(wrong({ disposedWOBPByAirline: {} })).toEqual(["totalCompleted", "bar of W6"]);
  expect(wrong({ notSettledByAirline: { W6: 1 } })).toEqual(["notSettled", "bar of W6"]);
  expect(wrong({ byAgentAttachedCount: { op: { W6: 1 } } })).toEqual(["throughput of operators, attached"]);
});
