import { isAutomated } from "../airlines/airline-groups.ts";
import { type CheckIn, pseudoUsers } from "./check-in.ts";
import { applyEvent } from "./lifecycle.ts";
import type { LifecycleEvent, LifecycleFields } from "./lifecycle-types.ts";

/** What can be done with a check-in in a list. */
export const rowActions = [
  "dispose",
  "lock",
  "self",
  "reschedule",
  "reset",
  "unassign",
  "unlink",
  "link",
  "reload",
] as const;
export type RowAction = (typeof rowActions)[number];

/** Who would do it, and when. */
export interface Actor {
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly now: number;
}

/** Minutes that automation has for a task before it counts as stuck, and may be asked again. */
const stuckMinutes = 30;

/** A row as the lifecycle sees it. That automation had its turn shows only by what came of it. */
export const lifecycleOf = (row: CheckIn): LifecycleFields => ({
  airline: row.airline.iata,
  state: row.currentState,
  expired: row.expired,
  windowOpensAt: row.windowOpensAt,
  windowClosesAt: row.windowClosesAt,
  departsAt: row.dept.deptTimeUTCSecs,
  eligibleAt: row.eligibleAt,
  automationStatus: row.automationStatus,
  automationTried: row.automationStatus !== -1 || row.currentState === "WAITING_FOR_AUTOMATION",
  pass: row.pass?.dmscode ?? null,
  needQC: row.needQC,
  reason1: row.disposeState?.reason1 ?? null,
  reason2: row.disposeState?.reason2 ?? null,
  disposedBy: row.disposeState?.disposedBy ?? null,
  disposedAt: row.disposedAt,
  attachedBy: row.lastPageAttachedBy,
  uploadedBy: row.bpUploadedBy,
  lockedBy: row._lock?.userid ?? null,
  lockedAt: row._lock?.lockedAt ?? null,
});

const { automation } = pseudoUsers;
/** Whether nobody else works on it, by itself or by another check-in of its unit. */
const isFreeFor = ({ _lock, heldBy }: CheckIn, userid: string): boolean =>
  (heldBy === null || heldBy === userid) && (_lock === null || _lock.userid === userid || _lock.userid === automation);

/** What the lifecycle is asked. A person takes it from automation first. */
function allows(row: CheckIn, event: LifecycleEvent, { userid: user, now }: Actor): boolean {
  const fields = lifecycleOf(row);
  const takes = event.type === "disposed" || event.type === "locked" || event.type === "linked";
  if (!takes || row.currentState !== "WAITING_FOR_AUTOMATION") return applyEvent(fields, event, { user, now }).ok;
  const released = applyEvent(fields, { type: "automationReleased" }, { user, now });
  return released.ok && applyEvent(released.next, event, { user, now }).ok;
}

const isMine = ({ _lock }: CheckIn, userid: string): boolean => _lock?.userid === userid;

const rules: Readonly<Record<RowAction, (row: CheckIn, actor: Actor) => boolean>> = {
  dispose: (row, actor) => allows(row, { type: "disposed", reason1: "1", reason2: "1-email" }, actor),
  // What is locked for them already stays so.
  lock: (row, actor) =>
    isFreeFor(row, actor.userid) && (isMine(row, actor.userid) ? !row.expired : allows(row, { type: "locked" }, actor)),
  self: (row, actor) =>
    isFreeFor(row, actor.userid) && (isMine(row, actor.userid) || allows(row, { type: "locked" }, actor)),
  reschedule: (row, actor) => allows(row, { type: "rescheduled", hoursBefore: 24 }, actor),
  reset: (row, actor) => allows(row, { type: "reset" }, actor),
  unassign: (row, actor) => isMine(row, actor.userid) && allows(row, { type: "unlocked", note: null }, actor),
  unlink: (row, actor) => allows(row, { type: "unlinked", note: null }, actor),
  link: (row, actor) =>
    allows(row, { type: "linked", dmscode: "d", uploadedBy: null, differing: false, note: null }, actor),
  reload: (row, actor) =>
    isAutomated(row.airline.iata) &&
    (row.currentState !== "WAITING_FOR_AUTOMATION" ||
      (row._lock !== null && row._lock.lockedAt <= actor.now - stuckMinutes * 60)) &&
    allows(row, { type: "reloaded" }, actor),
};

/** Whether the server would do it now, as far as the row tells: what is offered on screen. Permissions are asked for elsewhere. */
export const isActionAvailable = (action: RowAction, row: CheckIn, actor: Actor): boolean => rules[action](row, actor);
