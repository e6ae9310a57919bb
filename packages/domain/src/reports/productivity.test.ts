import { describe, expect, test } from "vitest";
import { effectiveEntries, timeSpanRows, productivityOf, type WorkEntry } from "./index.ts";

type Line = readonly [checkInId: number, action: WorkEntry["action"], userid: string, at: number, airline?: string];
const log = (...lines: readonly Line[]): WorkEntry[] =>
  lines.map(([checkInId, action, userid, at, airline = "W6"]) => ({ checkInId, action, userid, at, airline }));
const standing = (...lines: readonly Line[]) =>
  effectiveEntries(log(...lines)).map(({ work, userid, at }) => [work, userid, at]);

// REP-10
describe("work that stands", () => {
  test.each<[string, readonly Line[], unknown]>([
    ["a pass attached", [[1, "BP_ATTACHED", "a", 10]], [["attached", "a", 10]]],
    ["a disposal", [[1, "DISPOSED", "a", 10]], [["disposed", "a", 10]]],
    [
      "a disposal undone",
      [
        [1, "DISPOSED", "a", 10],
        [1, "DISPOSE_UNDONE", "a", 15],
      ],
      [],
    ],
    [
      "a pass taken off",
      [
        [1, "BP_ATTACHED", "a", 10],
        [1, "BP_DETACHED", "b", 99],
      ],
      [],
    ],
    [
      "a pass taken off and another one attached",
      [
        [1, "BP_ATTACHED", "a", 10],
        [1, "BP_DETACHED", "a", 20],
        [1, "BP_ATTACHED", "b", 30],
      ],
      [["attached", "b", 30]],
    ],
    [
      "a disposal that was reset: the work was done",
      [
        [1, "DISPOSED", "a", 10],
        [1, "RESET", "b", 20],
        [1, "DISPOSED", "b", 30],
      ],
      [
        ["disposed", "a", 10],
        ["disposed", "b", 30],
      ],
    ],
    [
      "the other's disposal undone",
      [
        [1, "DISPOSED", "a", 10],
        [2, "DISPOSED", "a", 11],
        [2, "DISPOSE_UNDONE", "a", 12],
      ],
      [["disposed", "a", 10]],
    ],
    [
      "an undoing of what nobody did",
      [
        [1, "DISPOSE_UNDONE", "a", 10],
        [1, "BP_DETACHED", "a", 11],
      ],
      [],
    ],
    [
      "anything else",
      [
        [1, "LOCK_PNR", "a", 10],
        [1, "DELIVERED", "SYSTEM", 20],
      ],
      [],
    ],
  ])("%s", (_, lines, expected) => {
    expect(standing(...lines)).toEqual(expected);
  });
});

const day = log(
  [1, "BP_ATTACHED", "op-2", 100],
  [2, "BP_ATTACHED", "op-2", 150, "LH"],
  [3, "DISPOSED", "op-1", 199, "LH"],
  [4, "DISPOSED", "op-1", 200, "LH"], // after the range
  [5, "BP_ATTACHED", "op-1", 99], // before it
  [6, "BP_ATTACHED", "AUTOMATION", 120],
  [7, "DISPOSED", "op-1", 130],
  [7, "DISPOSE_UNDONE", "op-1", 500], // undone after the range: it does not count all the same
);
const range = { start: 100, end: 199 };

test("the range includes both its ends, and counts by user and airline", () => {
  const { byAgentAttachedCount, byAgentDisposedCount } = productivityOf(day, range);
  expect(byAgentAttachedCount).toEqual({ "op-2": { W6: 1, LH: 1 }, AUTOMATION: { W6: 1 } });
  expect(byAgentDisposedCount).toEqual({ "op-1": { LH: 1 } });
});

test("the user's own figures are nobody else's", () => {
  expect(productivityOf(day, range, "op-1")).toMatchObject({
    byAgentAttachedCount: {},
    byAgentDisposedCount: { "op-1": { LH: 1 } },
  });
});

test("an operator may be called anything", () => {
  const names = ["__proto__", "constructor", "toString"];
  const entries = log(...names.map((userid, index): Line => [index, "DISPOSED", userid, 100]));
  const work = productivityOf(entries, range);
  expect(Object.entries(work.byAgentDisposedCount)).toEqual(names.map((userid) => [userid, { W6: 1 }]));
  expect(timeSpanRows(work).map(({ operator, disposed }) => [operator, disposed])).toEqual(
    names.map((userid) => [userid, 1]),
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("the time span report has a row per operator and airline, in order", () => {
  expect(timeSpanRows(productivityOf(day, range))).toEqual([
    { operator: "AUTOMATION", airline: "W6", attached: 1, disposed: 0 },
    { operator: "op-1", airline: "LH", attached: 0, disposed: 1 },
    { operator: "op-2", airline: "LH", attached: 1, disposed: 0 },
    { operator: "op-2", airline: "W6", attached: 1, disposed: 0 },
  ]);
  expect(timeSpanRows({ byAgentAttachedCount: { a: { W6: 0 } }, byAgentDisposedCount: {} })).toEqual([]);
});
