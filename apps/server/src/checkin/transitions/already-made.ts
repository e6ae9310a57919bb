import type { AuditAction, LifecycleEvent } from "@gatehouse/domain/checkin";
import { and, desc, inArray, notInArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import type { HeldCheckIn } from "./transition.ts";
import { auditEntry } from "../tables.ts";

/** What follows a person's change by itself, or changes nothing: it does not hide whose change was the last. */
const followUps: readonly AuditAction[] = ["LOCK_PNR", "UNLOCK_PNR", "DELIVERED", "COMPLETED", "VIEWED_PASSPORT"];

/** What a person's event leaves in the log. */
const traces: Partial<Record<LifecycleEvent["type"], AuditAction>> = {
  unlinked: "BP_DETACHED",
  qcPassed: "QC_PASSED",
  qcFailed: "BP_DETACHED",
  disposed: "DISPOSED",
  disposeUndone: "DISPOSE_UNDONE",
  reset: "RESET",
  rescheduled: "RESCHEDULED",
};

/**
 * Check-ins of which the user made just this change before, and of which nobody has changed anything since: someone who asks for it
 * again did not get the answer, and the change is theirs.
 */
export async function alreadyMadeBy(
  tx: Queryable,
  held: readonly HeldCheckIn[],
  event: LifecycleEvent,
  userid: string,
): Promise<ReadonlySet<number>> {
  const trace = traces[event.type];
  if (trace === undefined || held.length === 0) return new Set();
  const ids = held.map(({ id }) => id);
  const last = await tx
    .selectDistinctOn([auditEntry.checkInId], {
      id: auditEntry.checkInId,
      action: auditEntry.action,
      userid: auditEntry.userid,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .where(and(inArray(auditEntry.checkInId, ids), notInArray(auditEntry.action, [...followUps])))
    .orderBy(auditEntry.checkInId, desc(auditEntry.id));
  const own = last.filter((entry) => entry.action === trace && entry.userid === userid);
  const failed =
    event.type === "qcFailed" && own.length > 0
      ? await tx
          .select({ id: auditEntry.checkInId, at: auditEntry.at, userid: auditEntry.userid })
          .from(auditEntry)
          .where(and(inArray(auditEntry.checkInId, ids), inArray(auditEntry.action, ["QC_FAILED"])))
      : [];
  return new Set(
    own
      .filter(({ id, at }) => {
        if (event.type === "qcFailed")
          return failed.some((entry) => entry.id === id && entry.at === at && entry.userid === userid);
        if (event.type !== "disposed") return true;
        const fields = held.find((one) => one.id === id)?.fields;
        return fields?.reason1 === event.reason1 && fields.reason2 === event.reason2;
      })
      .map(({ id }) => id),
  );
}

/**
 * Whether a change of one check-in was the caller's own, made before. Asked first, where a screen's older version of the check-in would
 * make it look like somebody else's.
 */
export const isAlreadyMade = async (
  tx: Queryable,
  held: HeldCheckIn,
  event: Extract<LifecycleEvent, { type: "unlinked" | "qcPassed" | "qcFailed" }>,
  { userid }: { readonly userid: string },
): Promise<boolean> => {
  // A pass of now can only be taken off or checked again.
  const settled =
    event.type === "qcPassed" ? !held.fields.needQC && held.fields.pass !== null : held.fields.pass === null;
  return settled && (await alreadyMadeBy(tx, [held], event, userid)).has(held.id);
};
