import {
  applyEvent,
  type AuditAction,
  type AuditDraft,
  type AuditEntry,
  type CheckIn,
  isOpen,
  isPresent,
  type LifecycleEvent,
  type LifecycleFields,
  lifecycleOf,
  type LifecycleRefusal,
  presence,
  pseudoUsers,
  unitKey,
  unitsOf,
} from "@gatehouse/domain/checkin";
import { createAuditLog } from "./factories/audit-log.ts";

/** What went back for lack of activity, as the contract shows it. */
interface MockGivenBack {
  readonly at: number;
  readonly units: {
    readonly pnr: string;
    readonly bookingNo: string;
    readonly vendorName: string;
    readonly checkInId: number | null;
    readonly heldBy: string | null;
  }[];
}

/** Check-ins in memory that really change, by the lifecycle of domain, each change with its version and its audit entries. */
export interface MockQueue {
  /** All check-ins, as they are now. */
  readonly rows: () => readonly CheckIn[];
  readonly find: (id: number) => CheckIn | undefined;
  readonly log: (id: number) => readonly AuditEntry[];
  /** What an event makes of a row. @returns why it was refused, if it was */
  readonly apply: (id: number, event: LifecycleEvent, user: string) => LifecycleRefusal | undefined;
  /** Changes a row whatever the lifecycle says: for stories that need a certain moment. */
  readonly change: (id: number, patch: Partial<CheckIn>, action: AuditAction, by: string) => void;
  /** Adds a line to a row's log that changes nothing. */
  readonly note: (id: number, action: AuditAction, by: string) => void;
  /** Takes a row away, as when its booking is deleted. */
  readonly remove: (id: number) => void;
  readonly add: (row: CheckIn) => void;
  readonly heldBy: (userid: string) => readonly CheckIn[];
  /** When what somebody holds goes back, in seconds since 1970, UTC; null while nothing is held. */
  readonly releasesAt: (userid: string) => number | null;
  /** Somebody was at the screen so many seconds ago, and looks at these check-ins: those that are theirs are kept. */
  readonly touch: (userid: string, ids: readonly number[], idle?: number) => void;
  /** Whether somebody is there who has seen what went back. */
  readonly pulls: (userid: string) => boolean;
  /** What went back from somebody for lack of activity, as it stands now. */
  readonly givenBack: (userid: string) => MockGivenBack | null;
  /** They have seen it. */
  readonly forgetGivenBack: (userid: string) => void;
  /** Time has passed: what nobody worked on goes back. @returns what changed */
  readonly giveBackIdle: () => readonly number[];
  /** Units that could be claimed, the one whose window closes soonest first. */
  readonly claimable: (visible: (row: CheckIn) => boolean) => readonly (readonly CheckIn[])[];
}

/** The departure itself moves only with an import, which no mock has yet. */
const rowOf = (row: CheckIn, next: LifecycleFields): CheckIn => ({
  ...row,
  version: row.version + 1,
  currentState: next.state,
  expired: next.expired,
  windowOpensAt: next.windowOpensAt,
  windowClosesAt: next.windowClosesAt,
  eligibleAt: next.eligibleAt,
  automationStatus: next.automationStatus,
  pass: next.pass === null ? null : { dmscode: next.pass },
  needQC: next.needQC,
  disposeState:
    next.disposedBy === null ? null : { disposedBy: next.disposedBy, reason1: next.reason1, reason2: next.reason2 },
  disposedAt: next.disposedAt,
  lastPageAttachedBy: next.attachedBy,
  bpUploadedBy: next.uploadedBy,
  _lock: next.lockedBy === null || next.lockedAt === null ? null : { userid: next.lockedBy, lockedAt: next.lockedAt },
});

/**
 * The check-ins of a mock world with their audit logs: what the queue's calls read and change.
 * @param now seconds since 1970, UTC
 * @param seenAt when what is held was last looked at, likewise; by default it was not since it was locked
 */
export function createMockQueue(initial: readonly CheckIn[], now: () => number, seenAt = 0): MockQueue {
  const rows = new Map(initial.map((row) => [row.checkInId, row]));
  const logs = new Map<number, AuditEntry[]>();
  const get = (id: number) => {
    const row = rows.get(id);
    if (!row) throw new Error(`There is no check-in ${id} in this mock world.`);
    return row;
  };
  const logOf = (row: CheckIn) => {
    const log = logs.get(row.checkInId) ?? createAuditLog(row);
    logs.set(row.checkInId, log);
    return log;
  };
  const write = (log: AuditEntry[], id: number, drafts: readonly AuditDraft[]) => {
    for (const {
      at,
      facts: { dmscode = null, checks = null, findings = null },
      ...draft
    } of drafts)
      log.push({ id: id * 100 + log.length, actionTimestamp: at, dmscode, checks, findings, supplied: null, ...draft });
  };
  /** Every row shows who holds its unit. */
  const all = () => {
    const holders = new Map<string, string>();
    for (const row of rows.values())
      if (row._lock && row._lock.userid !== pseudoUsers.automation && !row.expired)
        holders.set(unitKey(row), row._lock.userid);
    return [...rows.values()].map((row) => {
      const heldBy = holders.get(unitKey(row)) ?? null;
      return row.heldBy === heldBy ? row : { ...row, heldBy };
    });
  };
  const activeAt = new Map<string, number>();
  const presentAt = new Map<string, number>();
  const given = new Map<string, { readonly at: number; readonly units: readonly string[] }>();
  /** When a check-in's holder last did something about its unit. */
  const activeOf = (row: CheckIn) => Math.max(row._lock?.lockedAt ?? 0, activeAt.get(unitKey(row)) ?? seenAt);
  const changedAt = new Map<string, number>();
  /** Looking keeps a lock only for so long after the last change. */
  const keepsByLooking = (row: CheckIn): boolean =>
    now() - Math.max(row._lock?.lockedAt ?? 0, changedAt.get(unitKey(row)) ?? 0) < presence.looking;
  const heldBy = (userid: string) => all().filter((row) => row._lock?.userid === userid && !row.expired);
  return {
    rows: all,
    find: (id) => all().find(({ checkInId }) => checkInId === id),
    log: (id) => logOf(get(id)),
    apply: (id, event, user) => {
      const row = get(id);
      const result = applyEvent(lifecycleOf(row), event, { now: now(), user });
      if (!result.ok) return result.code;
      write(logOf(row), id, result.audit);
      rows.set(id, rowOf(row, result.next));
      if (row._lock?.userid === user) {
        activeAt.set(unitKey(row), now());
        changedAt.set(unitKey(row), now());
      }
      return undefined;
    },
    change: (id, patch, action, userid) => {
      const row = get(id);
      const after = { ...row, ...patch, version: row.version + 1 };
      write(logOf(row), id, [
        { action, userid, at: now(), note: null, from: row.currentState, to: after.currentState, facts: {} },
      ]);
      rows.set(id, after);
    },
    note: (id, action, userid) =>
      write(logOf(get(id)), id, [{ action, userid, at: now(), note: null, from: null, to: null, facts: {} }]),
    remove: (id) => void rows.delete(id),
    add: (row) => void rows.set(row.checkInId, row),
    heldBy,
    releasesAt: (userid) => {
      const active = heldBy(userid).map(activeOf);
      return active.length > 0 ? Math.min(...active) + presence.lock : null;
    },
    touch: (userid, ids, idle = 0) => {
      presentAt.set(userid, Math.max(presentAt.get(userid) ?? 0, now() - idle));
      for (const row of heldBy(userid))
        if (ids.includes(row.checkInId) && keepsByLooking(row)) activeAt.set(unitKey(row), now());
    },
    pulls: (userid) => isPresent(presentAt.get(userid) ?? null, now()) && !given.has(userid),
    givenBack: (userid) => {
      const back = given.get(userid);
      if (!back) return null;
      return {
        at: back.at,
        units: back.units.flatMap((key) => {
          const unit = all().filter((row) => unitKey(row) === key);
          const [first] = unit;
          if (!first) return [];
          const open = unit.find(
            (row) => isOpen(row) && row.currentState === "ELIGIBLE_FOR_CHECKIN" && row._lock === null,
          );
          const { pnr, bookingNo, vendorName, heldBy: holder } = first;
          return [{ pnr, bookingNo, vendorName, checkInId: open?.checkInId ?? null, heldBy: holder }];
        }),
      };
    },
    forgetGivenBack: (userid) => void given.delete(userid),
    giveBackIdle: () => {
      const idle = all().filter(
        (row) => row._lock && row._lock.userid !== pseudoUsers.automation && activeOf(row) + presence.lock <= now(),
      );
      return idle.flatMap((row) => {
        const { userid = "" } = row._lock ?? {};
        const result = applyEvent(
          lifecycleOf(row),
          { type: "unlocked", note: "no activity" },
          { now: now(), user: pseudoUsers.system },
        );
        if (!result.ok) return [];
        write(logOf(row), row.checkInId, result.audit);
        rows.set(row.checkInId, rowOf(get(row.checkInId), result.next));
        given.set(userid, { at: now(), units: [...new Set([...(given.get(userid)?.units ?? []), unitKey(row)])] });
        return [row.checkInId];
      });
    },
    claimable: (visible) => {
      const offered = all().filter((row) => isOpen(row) && row.currentState === "ELIGIBLE_FOR_CHECKIN" && visible(row));
      return unitsOf(offered)
        .filter((unit) => unit.every(({ _lock }) => _lock === null))
        .toSorted((a, b) => a[0].windowClosesAt - b[0].windowClosesAt);
    },
  };
}
