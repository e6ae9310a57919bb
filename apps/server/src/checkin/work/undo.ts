import { and, eq, inArray, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import { andThen, decide, holdCheckIns, type Step } from "../transitions/transition.ts";
import { commitSteps, type ChangeServices } from "../transitions/commit.ts";
import { readOutcomes, type Outcome } from "../transitions/change-each.ts";
import { auditEntry, checkIn } from "../tables.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/** Check-ins whose lock went with their disposal, of units that nobody else has taken meanwhile: they are their operator's again. */
async function takenBack(tx: Transaction, steps: readonly Step[], { userid }: Caller): Promise<ReadonlySet<number>> {
  const free = steps.filter(({ before: { holder } }) => holder === null || holder === userid);
  if (free.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: checkIn.id })
    .from(checkIn)
    .innerJoin(auditEntry, eq(auditEntry.checkInId, checkIn.id))
    .where(
      and(
        inArray(
          checkIn.id,
          free.map(({ before }) => before.id),
        ),
        eq(auditEntry.action, "UNLOCK_PNR"),
        eq(auditEntry.userid, userid),
        sql`${auditEntry.at} = ${checkIn.disposedAt}`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes disposals back (CHK-15: ten seconds, the same user). What the operator held before is theirs again.
 * @returns one outcome per id, in the order of the ids
 */
export const undoDisposals = (
  db: Database,
  caller: Caller,
  checkInIds: readonly number[],
  now: number,
  services: ChangeServices,
): Promise<Outcome[]> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(checkInIds)];
    const actor = { now, user: caller.userid };
    const held = await holdCheckIns(tx, and(inArray(checkIn.id, ids), vendorScope(caller, checkIn.vendor)));
    const { steps: undone, refused } = decide(held, { type: "disposeUndone" }, actor);
    const own = await takenBack(tx, undone, caller);
    const steps = andThen(undone, ({ before }) => (own.has(before.id) ? { type: "locked" } : undefined), actor);
    await commitSteps(tx, steps, actor, services);
    return readOutcomes(tx, ids, { steps, refused }, { type: "disposeUndone" }, caller);
  });
