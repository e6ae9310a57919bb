import { describe, expect, test } from "vitest";
import { airlineRows, airlineTotals, efficiencyOf, operatorRows, summaryRows, type Efficiency } from "./index.ts";

const empty = efficiencyOf([], [], { start: 0, end: 59 });
const hour: Efficiency = {
  ...empty,
  totalCheckIn: 20,
  totalAuto: 10,
  successAuto: 8,
  checkinsYetToAssign: { single: 3, multi: 2 },
  unassigned: 5,
  totalByAirlines: { LH: 4, W6: 10, FR: 4, U2: 2 },
  automationSuccessByAirline: { W6: 8 },
  attachedByOperatorsByAirline: { LH: 2, FR: 4 },
  status1ByAirlines: { LH: 1, W6: 1 },
  disposedWOBPByAirline: { LH: 1, U2: 1 },
  notSettledByAirline: { W6: 1, U2: 1 },
};

// REP-14
describe("the airline grid", () => {
  test("has the airline with most check-ins first, equal ones by code", () => {
    expect(airlineRows(hour).map(({ airline, total }) => [airline, total])).toEqual([
      ["W6", 10],
      ["FR", 4],
      ["LH", 4],
      ["U2", 2],
    ]);
  });

  test("says every outcome, 0 where there is none, and sums them up", () => {
    const rows = airlineRows(hour);
    expect(rows[2]).toEqual({
      airline: "LH",
      total: 4,
      automation: 0,
      operators: 2,
      status1: 1,
      status234: 1,
      notSettled: 0,
    });
    expect(airlineTotals(rows)).toEqual({
      total: 20,
      automation: 8,
      operators: 6,
      status1: 2,
      status234: 2,
      notSettled: 2,
    });
    expect(airlineRows(empty)).toEqual([]);
    expect(airlineTotals([]).total).toBe(0);
  });
});

// REP-14
describe("the operator grid", () => {
  const work = {
    byAgentAttachedCount: { "operator-2": { W6: 3, LH: 1 }, AUTOMATION: { W6: 8 }, "operator-1": { FR: 4 } },
    byAgentDisposedCount: { SYSTEM: { U2: 2 }, "operator-1": { LH: 5 }, "operator-3": { LH: 1 } },
  };

  test("has TOTAL, AUTOMATION and OPERATOR_TOTAL first, then who attached most", () => {
    expect(operatorRows(work)).toEqual([
      { id: "TOTAL", kind: "total", attached: 16, disposed: 8 },
      { id: "AUTOMATION", kind: "automation", attached: 8, disposed: 0 },
      { id: "OPERATOR_TOTAL", kind: "operatorTotal", attached: 8, disposed: 8 },
      { id: "operator-1", kind: "operator", attached: 4, disposed: 5 },
      { id: "operator-2", kind: "operator", attached: 4, disposed: 0 },
      { id: "SYSTEM", kind: "operator", attached: 0, disposed: 2 },
      { id: "operator-3", kind: "operator", attached: 0, disposed: 1 },
    ]);
  });

  test("has its three sums even when nobody did anything", () => {
    expect(operatorRows(empty).map(({ id, attached, disposed }) => [id, attached, disposed])).toEqual([
      ["TOTAL", 0, 0],
      ["AUTOMATION", 0, 0],
      ["OPERATOR_TOTAL", 0, 0],
    ]);
  });
});

describe("the summary table", () => {
  test("has the measures of REP-14 in its order, with their share of all check-ins", () => {
    expect(summaryRows(hour).map(({ id, count }) => [id, count])).toEqual([
      ["totalCheckIn", 20],
      ["totalAuto", 10],
      ["successAuto", 8],
      ["failedAuto", 0],
      ["totalCompleted", 0],
      ["bpAttached", 0],
      ["waitingAuto", 0],
      ["status1Cnt", 0],
      ["yetToAssignSingle", 3],
      ["yetToAssignMulti", 2],
      ["unassigned", 5],
    ]);
    expect(summaryRows(hour)[2]).toMatchObject({ inset: true, share: 0.4 });
  });

  test("has no share of nothing", () => {
    expect(summaryRows(empty).every(({ share }) => share === 0)).toBe(true);
  });
});
