import {
  applyEvent,
  type AuditAction,
  type AuditDraft,
  type AuditEntry,
  type CheckIn,
  isOpen,
  type LifecycleEvent,
  type LifecycleFields,
  type LifecycleRefusal,
  unitKey,
} from "@gatehouse/domain/checkin";
import { createAuditLog } from "./factories/audit-log.ts";

/** A lock without activity goes back after this many seconds (decisions §3). */
const lockSeconds = 30 * 60;

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
  /** Units that could be claimed, the one whose window closes soonest first. */
  readonly claimable: (visible: (row: CheckIn) => boolean) => readonly (readonly CheckIn[])[];
}

const lifecycleOf = (row: CheckIn): LifecycleFields => ({
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

/** @param now seconds since 1970, UTC */
export function createMockQueue(initial: readonly CheckIn[], now: () => number): MockQueue {
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
  const all = () => [...rows.values()];
  const heldBy = (userid: string) => all().filter((row) => row._lock?.userid === userid && !row.expired);
  return {
    rows: all,
    find: (id) => rows.get(id),
    log: (id) => logOf(get(id)),
    apply: (id, event, user) => {
      const row = get(id);
      const result = applyEvent(lifecycleOf(row), event, { now: now(), user });
      if (!result.ok) return result.code;
      write(logOf(row), id, result.audit);
      rows.set(id, rowOf(row, result.next));
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
      const locked = heldBy(userid).map((row) => row._lock?.lockedAt ?? now());
      return locked.length > 0 ? Math.min(...locked) + lockSeconds : null;
    },
    claimable: (visible) => {
      const units = new Map<string, CheckIn[]>();
      for (const row of all()) {
        if (!isOpen(row) || row.currentState !== "ELIGIBLE_FOR_CHECKIN" || !visible(row)) continue;
        units.set(unitKey(row), [...(units.get(unitKey(row)) ?? []), row]);
      }
      return [...units.values()]
        .filter((unit) => unit.every(({ _lock }) => _lock === null))
        .toSorted((a, b) => (a[0]?.windowClosesAt ?? 0) - (b[0]?.windowClosesAt ?? 0));
    },
  };
}
