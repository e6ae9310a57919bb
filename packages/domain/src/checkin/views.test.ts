import { describe, expect, test } from "vitest";
import { permissionsOf, roles } from "../access/index.ts";
import type { CheckIn } from "./check-in.ts";
import { now, openCheckIn } from "./testing/open-check-in.ts";
import { includingExpired, matchesQuery } from "./view-query.ts";
import { findView, queueViews, viewIds, viewsFor } from "./views.ts";

const pass = { dmscode: "d_1" };
const disposed = (reason1: string): Partial<CheckIn> => ({
  currentState: "ELIGIBLE_FOR_DISPOSAL",
  disposedAt: now,
  disposeState: { disposedBy: "ana", reason1, reason2: `${reason1}-x` },
});
const waited = (minutes: number): Partial<CheckIn> => ({ eligibleAt: now - minutes * 60 });
const attached: Partial<CheckIn> = {
  pass,
  currentState: "DISPOSITION_COMPLETED",
  disposeState: { disposedBy: "ana", reason1: null, reason2: null },
};

const open = ["available", "pool", "bp-not-attached", "eligible-for-checkin"];
const fresh = [...open, "available-0", "single"];

/** Every view that a check-in is in, by what QUE-2 says. */
const cases: readonly (readonly [string, Partial<CheckIn>, readonly string[]])[] = [
  ["fresh and in the pool", {}, fresh],
  ["becoming available this second, by a clock that runs ahead", waited(-1), fresh],
  ["waiting for 59 minutes", waited(59.9), fresh],
  ["waiting for an hour", waited(60), [...open, "available-1", "single"]],
  ["waiting for two hours", waited(120), [...open, "available-2", "single"]],
  ["waiting for four hours", waited(240), [...open, "available-4", "single"]],
  ["held by me", { _lock: { userid: "me", lockedAt: now } }, ["assigned", ...fresh]],
  ["held by another", { _lock: { userid: "ben", lockedAt: now } }, fresh],
  [
    "with automation",
    { currentState: "WAITING_FOR_AUTOMATION", _lock: { userid: "AUTOMATION", lockedAt: now } },
    ["available", "available-0", "single", "pool", "bp-not-attached", "waiting-for-automation"],
  ],
  ["of Air Asia", { airline: { iata: "I5" } }, [...fresh, "air-asia"]],
  ["of Vueling", { airline: { iata: "VY" } }, [...fresh, "vueling"]],
  ["of Wizz", { airline: { iata: "5W" } }, [...fresh, "wizz"]],
  ["new", { currentState: "NEW", eligibleAt: null }, ["bp-not-attached"]],
  ["approved", { ...attached, currentState: "APPROVED" }, ["pool", "bp-attached"]],
  [
    "with a pass to be checked",
    { ...attached, currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true },
    ["pool", "bp-attached", "re-qc-attached", "eligible-for-disposal"],
  ],
  ["with a delivered pass", attached, ["bp-attached", "disposition-completed"]],
  ["with status 1", disposed("1"), ["bp-not-attached", "disposed", "eligible-for-disposal", "status-1"]],
  [
    "with status 1, its window closed",
    { ...disposed("1"), windowClosesAt: now },
    ["bp-not-attached", "disposed", "eligible-for-disposal"],
  ],
  ["with status 2", disposed("2"), ["bp-not-attached", "disposed", "eligible-for-disposal", "re-qc-status-234"]],
  [
    "with status 4 of an airline of the second view",
    { ...disposed("4"), airline: { iata: "TK" } },
    ["bp-not-attached", "disposed", "eligible-for-disposal", "re-qc-status-234", "re-qc-status-234-airlines"],
  ],
  [
    "completed without a pass",
    { ...disposed("3"), currentState: "DISPOSITION_COMPLETED" },
    ["bp-not-attached", "disposed", "disposition-completed", "re-qc-status-234"],
  ],
  ["departed with a pass", { ...attached, expired: true }, []],
];

const viewsOf = (row: CheckIn, { showExpired = false, unitSize = 1 } = {}) =>
  queueViews
    .filter(
      ({ query }) =>
        query &&
        matchesQuery(showExpired ? includingExpired(query) : query, row, { now, me: "me", unitSize: () => unitSize }),
    )
    .map(({ id }) => id);

// QUE-2
test.each(cases)("a check-in %s is in its views and in no other", (_, options, expected) => {
  expect(new Set<string>(viewsOf({ ...openCheckIn, ...options }))).toEqual(new Set(expected));
});

test("several open check-ins of a unit are in one view, single ones in the other", () => {
  expect(viewsOf(openCheckIn, { unitSize: 2 })).toContain("multiple");
  expect(viewsOf(openCheckIn, { unitSize: 2 })).not.toContain("single");
});

// QUE-7
test("with expired ones shown, the departed come in", () => {
  expect(viewsOf({ ...openCheckIn, ...attached, expired: true }, { showExpired: true })).toEqual([
    "bp-attached",
    "disposition-completed",
  ]);
});

describe("the list of views", () => {
  test("has each id once, and finds it", () => {
    expect(queueViews.map(({ id }) => id)).toEqual([...viewIds]);
    expect(findView("available")?.id).toBe("available");
    expect(findView("nothing")).toBeUndefined();
  });

  // QUE-4, QUE-5
  test("warns about the late slabs only, and disables the single ones", () => {
    expect(queueViews.filter(({ warns }) => warns).map(({ id }) => id)).toEqual(["available-2", "available-4"]);
    expect(queueViews.filter(({ disabled }) => disabled).map(({ id }) => id)).toEqual(["single"]);
  });

  // QUE-2
  test.each(roles.map((role) => [role, permissionsOf(role)] as const))("shows %s what its codes give", (_, granted) => {
    const seen = new Set(viewsFor(granted).map(({ id }) => id));
    const has = (code: (typeof granted)[number]) => granted.includes("checkinInfo") && granted.includes(code);
    expect(seen.has("available")).toBe(granted.includes("checkinInfo"));
    expect(seen.has("multiple")).toBe(has("CH_MUL"));
    expect(seen.has("wizz")).toBe(has("CH_AI_F"));
    expect(seen.has("status-1")).toBe(has("CH_ST_F"));
    expect(seen.has("re-qc-attached")).toBe(has("CH_RE_QC"));
  });
});
