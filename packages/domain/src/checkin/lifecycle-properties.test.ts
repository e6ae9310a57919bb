import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAutomated, isDifficult } from "../airlines/airline-groups.ts";
import { type CheckInState, pseudoUsers } from "./check-in.ts";
import { disposalReasons } from "./disposal-reasons.ts";
import { applyEvent, importCheckIn } from "./lifecycle.ts";
import { lifecycleTable } from "./lifecycle-table.ts";
import type { AuditDraft, LifecycleEvent, LifecycleFields, LifecycleResult } from "./lifecycle-types.ts";
import { replay } from "./replay.ts";
import { windowOf } from "./windows.ts";

const departure = 1_800_000_000;
const hour = 3600;
const note = null;

const users = ["ana", "ben", pseudoUsers.system];
const event: fc.Arbitrary<LifecycleEvent> = fc.oneof(
  ...(
    [
      "windowOpened",
      "sentToAutomation",
      "automationReleased",
      "locked",
      "delivered",
      "windowClosed",
      "disposeUndone",
      "reset",
      "infoCompleted",
      "reloaded",
      "disposalFinished",
      "cancelled",
      "departed",
      "passportViewed",
    ] as const
  ).map((type) => fc.constant({ type })),
  ...(["unlocked", "unlinked", "qcPassed", "qcFailed", "automationFailed"] as const).map((type) =>
    fc.constant({ type, note }),
  ),
  fc.record({
    type: fc.constant("automationDelivered" as const),
    dmscode: fc.constantFrom("d1", "d2"),
    matched: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("linked" as const),
    dmscode: fc.constantFrom("d1", "d2"),
    uploadedBy: fc.constantFrom(null, "ben"),
    differing: fc.boolean(),
    note: fc.constant(null),
  }),
  fc.constantFrom(
    ...disposalReasons.flatMap(({ code, children }) =>
      children.map((child) => ({ type: "disposed" as const, reason1: code, reason2: child.code })),
    ),
  ),
  fc.constant({ type: "rescheduled" as const, hoursBefore: 24 }),
  fc
    .integer({ min: -12, max: 60 })
    .map((hours) => ({ type: "scheduleChanged" as const, ...windowOf("VY", departure + hours * hour) })),
);
// The clock mostly creeps, so that sequences reach deep before the flight leaves.
const steps = fc.array(
  fc.record({
    event,
    user: fc.constantFrom(...users),
    after: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 900 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 * hour }) },
    ),
  }),
  { maxLength: 60, size: "max" },
);

const oneOf = (state: CheckInState, ...states: CheckInState[]) => states.includes(state);

/** What must hold of every check-in, whatever has happened to it; each is true when it does. */
const soundness = (
  {
    state,
    expired,
    pass,
    needQC,
    reason1,
    reason2,
    disposedBy,
    disposedAt,
    attachedBy,
    lockedBy,
    lockedAt,
    eligibleAt,
  }: LifecycleFields,
  now: number,
) => ({
  "a pass stands where one may":
    pass === null || oneOf(state, "ELIGIBLE_FOR_DISPOSAL", "APPROVED", "DISPOSITION_COMPLETED"),
  "a pass has somebody who attached it": (pass === null) === (attachedBy === null),
  "a pass leaves no reasons": pass === null || (reason1 === null && disposedBy !== null),
  "what is approved has a good pass": state !== "APPROVED" || (pass !== null && !needQC),
  "a quality check waits for a pass": !needQC || (pass !== null && (state === "ELIGIBLE_FOR_DISPOSAL" || expired)),
  "a pass in disposal waits for its quality check": state !== "ELIGIBLE_FOR_DISPOSAL" || (pass !== null) === needQC,
  "a disposal has its reason and its time":
    state !== "ELIGIBLE_FOR_DISPOSAL" || pass !== null || (reason1 !== null && disposedAt !== null),
  "reasons come in pairs": (reason1 === null) === (reason2 === null),
  "who disposed has a time": (disposedBy === null) === (disposedAt === null),
  "work that is still to be done has no outcome":
    !oneOf(state, "NEW", "ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION") || disposedBy === null,
  "a lock has its time": (lockedBy === null) === (lockedAt === null),
  "what waits for automation is locked by it, and nothing else":
    (state === "WAITING_FOR_AUTOMATION") === (lockedBy === pseudoUsers.automation),
  "only open work is locked": lockedBy === null || oneOf(state, "ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION"),
  "what has departed is completed and unlocked": !expired || (state === "DISPOSITION_COMPLETED" && lockedBy === null),
  "what is new was never available": state !== "NEW" || eligibleAt === null,
  "what is open became available":
    !oneOf(state, "ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION") || (eligibleAt !== null && eligibleAt <= now),
});

/** What must hold of every step. */
function lawfulness(
  before: LifecycleFields,
  { type }: LifecycleEvent,
  { next, audit, effects }: Extract<LifecycleResult, { ok: true }>,
) {
  const moves = audit.filter(({ to }) => to !== null);
  const allowed = lifecycleTable[type].filter(({ from }) => from.includes(before.state)).flatMap(({ to }) => to);
  const left = before.state === "WAITING_FOR_AUTOMATION" && next.state !== "WAITING_FOR_AUTOMATION";
  const answered = type === "automationDelivered" || type === "automationFailed";
  return {
    "the table allows it": allowed.includes(next.state),
    "it is in the log": audit.length > 0,
    "the log moves the state as it moved":
      moves.every(({ from, to }) => from === before.state && to === next.state) &&
      moves.length <= 1 &&
      (next.state === before.state || moves.length === 1),
    "only airlines that can be automated are":
      !effects.includes("SUBMIT_TASK") || (isAutomated(before.airline) && next.state === "WAITING_FOR_AUTOMATION"),
    "a task ends with an answer or is cancelled":
      effects.includes("CANCEL_TASK") === ((left && !answered) || (type === "reloaded" && before.state === next.state)),
    "what becomes approved is sent":
      effects.includes("SEND_PASS") === (next.state === "APPROVED" && before.state !== "APPROVED"),
    "a pass that was sent or is to be sent is not lost":
      effects.includes("REVOKE_PASS") ===
      (before.pass !== null && next.pass === null && oneOf(before.state, "APPROVED", "DISPOSITION_COMPLETED")),
  };
}

const broken = (laws: Readonly<Record<string, boolean>>) => Object.keys(laws).filter((law) => !laws[law]);

// CHK-3, CHK-4
describe.each(["VY", "LH", "PC"])("any sequence of events on a check-in of %s", (airline) => {
  test("keeps it sound, follows the table, and replays from its log", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(steps, (sequence) => {
        const imported = importCheckIn(airline, windowOf(airline, departure), departure - 40 * hour);
        let now = departure - 40 * hour;
        let current = imported.next;
        const log: AuditDraft[] = [...imported.audit];
        for (const { event: happening, user, after } of sequence) {
          now += after;
          const result = applyEvent(current, happening, { now, user });
          if (!result.ok) continue;
          reached.add(`${current.state} ${happening.type}`);
          expect({
            in: result.next,
            broken: [...broken(soundness(result.next, now)), ...broken(lawfulness(current, happening, result))],
          }).toEqual({ in: result.next, broken: [] });
          current = result.next;
          log.push(...result.audit);
        }
        expect(replay(airline, log)).toEqual(current);
      }),
      { numRuns: 400 },
    );
    // The property would hold of a lifecycle that refuses everything: the draws must really get around.
    expect(reached.size).toBeGreaterThan(isAutomated(airline) && !isDifficult(airline) ? 30 : 20);
  });
});

test("a log that does not fit together is not replayed", () => {
  const { audit } = importCheckIn("LH", windowOf("LH", departure), 0);
  expect(() => replay("LH", audit.slice(1))).toThrow("begins with NEW");
  const astray: AuditDraft = {
    action: "DELIVERED",
    userid: "SYSTEM",
    at: 1,
    note: null,
    from: "APPROVED",
    to: "DISPOSITION_COMPLETED",
    facts: {},
  };
  expect(() => replay("LH", [...audit, astray])).toThrow("moves from APPROVED");
});
