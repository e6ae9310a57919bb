import { describe, expect, test } from "vitest";
import type { CheckIn } from "./check-in.ts";
import { now, openCheckIn } from "./testing/open-check-in.ts";
import { isActionAvailable, type RowAction, rowActions } from "./row-actions.ts";

/** Of an airline that automation does. */
const open: CheckIn = { ...openCheckIn, airline: { iata: "W6" } };
const linked: CheckIn = { ...open, pass: { dmscode: "d_1" }, currentState: "APPROVED", lastPageAttachedBy: "ben" };
const done: CheckIn = { ...linked, currentState: "DISPOSITION_COMPLETED" };
const heldBy = (userid: string): Partial<CheckIn> => ({ _lock: { userid, lockedAt: now }, heldBy: userid });
const withAutomation = (lockedAt: number): Partial<CheckIn> => ({
  currentState: "WAITING_FOR_AUTOMATION",
  _lock: { userid: "AUTOMATION", lockedAt },
});

const offered = (row: CheckIn): readonly RowAction[] =>
  rowActions.filter((action) => isActionAvailable(action, row, { userid: "ana", now }));
const free = ["dispose", "lock", "self", "reschedule", "link"] as const;
const given: CheckIn = {
  ...open,
  currentState: "ELIGIBLE_FOR_DISPOSAL",
  disposedAt: now,
  disposeState: { disposedBy: "ben", reason1: "2", reason2: "2-airport" },
};

test.each<readonly [string, CheckIn, readonly RowAction[]]>([
  ["that is open", open, free],
  ["that one holds", { ...open, ...heldBy("ana") }, [...free, "unassign"]],
  ["that somebody else holds", { ...open, ...heldBy("ben") }, []],
  ["whose unit somebody else holds", { ...open, heldBy: "ben" }, ["dispose", "reschedule", "link"]],
  ["with automation", { ...open, ...withAutomation(now - 30 * 60 + 1) }, free],
  ["stuck in automation", { ...open, ...withAutomation(now - 30 * 60) }, [...free, "reload"]],
  ["that was given up", given, ["reset", "link", "reload"]],
  [
    "that was given up, of an airline that automation does not do",
    { ...given, airline: { iata: "BA" } },
    ["reset", "link"],
  ],
  ["with a pass", linked, ["unlink"]],
  ["with a delivered pass", done, ["unlink"]],
])("what is offered for a check-in %s", (_, row, expected) => {
  expect(new Set(offered(row))).toEqual(new Set(expected));
});

describe("what has departed", () => {
  // Its mark counts, and not only the screen's clock, which may be behind the server's.
  test.each([
    ["open", open],
    ["given up", given],
    ["with a pass", linked],
    ["with a delivered pass", done],
  ])("is offered nothing for: %s", (_, row) => {
    expect(offered({ ...row, expired: true })).toEqual([]);
  });

  test("is not offered Unlink from the second of its departure on, before the server has said so", () => {
    const unlink = (at: number) => isActionAvailable("unlink", done, { userid: "ana", now: at });
    expect([unlink(done.dept.deptTimeUTCSecs - 1), unlink(done.dept.deptTimeUTCSecs)]).toEqual([true, false]);
  });
});
