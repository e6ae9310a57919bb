import { type AuditEntry, pseudoUsers } from "../checkin/index.ts";
import type { InstantRange } from "../time/index.ts";
import type { ByOperator, TimeSpan } from "./figures.ts";

/** An audit entry with what productivity asks of its check-in. */
export interface WorkEntry {
  readonly checkInId: number;
  readonly airline: string;
  readonly action: AuditEntry["action"];
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
}

/** Work that counts, and in which sum. */
export type CountedEntry = WorkEntry & { readonly work: "attached" | "disposed" };

const works: Partial<Record<WorkEntry["action"], CountedEntry["work"]>> = {
  BP_ATTACHED: "attached",
  DISPOSED: "disposed",
};
const undoes: Partial<Record<WorkEntry["action"], CountedEntry["work"]>> = {
  BP_DETACHED: "attached",
  DISPOSE_UNDONE: "disposed",
};

/**
 * Audit entries that stand: BP_ATTACHED unless the pass was taken off afterwards, DISPOSED unless it was undone. When it was undone
 * does not matter, so that the sum of a past range is never below zero, and a reset, which is new work, takes nothing back.
 * @param entries of any number of check-ins; those of one check-in oldest first
 */
export function effectiveEntries(entries: Iterable<WorkEntry>): readonly CountedEntry[] {
  const standing = new Set<CountedEntry>();
  const last = new Map<string, CountedEntry>();
  for (const entry of entries) {
    const work = works[entry.action];
    const undone = undoes[entry.action];
    if (work !== undefined) {
      const counted = { ...entry, work };
      standing.add(counted);
      last.set(`${entry.checkInId} ${work}`, counted);
    } else if (undone !== undefined) {
      const before = last.get(`${entry.checkInId} ${undone}`);
      if (before) standing.delete(before);
      last.delete(`${entry.checkInId} ${undone}`);
    }
  }
  return [...standing];
}

/** By user and airline. Maps first, because a user may be called anything, `__proto__` included. */
function countByUser(entries: readonly CountedEntry[]): ByOperator {
  const counts = new Map<string, Map<string, number>>();
  for (const { userid, airline } of entries) {
    const own = counts.get(userid) ?? new Map<string, number>();
    counts.set(userid, own.set(airline, (own.get(airline) ?? 0) + 1));
  }
  return Object.fromEntries(Array.from(counts, ([userid, own]) => [userid, Object.fromEntries(own)]));
}

/**
 * Productivity (REP-10): entries that stand and were made in the range, by user and airline. The server says the same in SQL.
 * @param entries of whole logs, so that it is known what was undone later
 * @param range seconds since 1970, UTC, both included
 * @param userid only this one's
 */
export function productivityOf(
  entries: Iterable<WorkEntry>,
  { start, end }: InstantRange,
  userid?: string,
): TimeSpan & { readonly entries: readonly CountedEntry[] } {
  const counted = effectiveEntries(entries).filter(
    (entry) => start <= entry.at && entry.at <= end && (userid === undefined || entry.userid === userid),
  );
  const of = (wanted: CountedEntry["work"]) => countByUser(counted.filter(({ work }) => work === wanted));
  return { byAgentAttachedCount: of("attached"), byAgentDisposedCount: of("disposed"), entries: counted };
}

/** Whether a userid of the audit log stands for automation instead of a person. */
export const isAutomation = (userid: string): boolean => userid === pseudoUsers.automation;
