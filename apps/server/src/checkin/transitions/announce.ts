import { pseudoUsers } from "@gatehouse/domain/checkin";
import { inArray } from "drizzle-orm";
import { appUser } from "../../access/tables.ts";
import type { Transaction } from "../../platform/database.ts";
import type { LiveHub, LiveMessage } from "../../platform/live.ts";
import { checkIn } from "../tables.ts";
import type { Step } from "./transition.ts";

const nobody: ReadonlySet<string> = new Set(Object.values(pseudoUsers));
const permission = "checkinInfo";

/** People whose work changed: what they hold, or how long they may. */
function holdersOf(steps: readonly Step[]): readonly string[] {
  const users = new Set<string>();
  for (const { before, after } of steps) {
    if (before.fields.lockedBy !== null) users.add(before.fields.lockedBy);
    if (after.lockedBy !== null) users.add(after.lockedBy);
  }
  return [...users].filter((user) => !nobody.has(user));
}

async function assignmentMessages(tx: Transaction, userids: readonly string[]): Promise<LiveMessage[]> {
  if (userids.length === 0) return [];
  const users = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(inArray(appUser.userid, [...userids]));
  return users.map(({ id }) => ({ event: { type: "assignment.changed" }, audience: { to: "user", userId: id } }));
}

/** Tells everybody who may see the rows, or their flights, that they changed, and that the numbers on the views may have. */
const rowMessages = (rows: readonly { readonly vendor: string; readonly ids: readonly number[] }[]): LiveMessage[] =>
  [...new Set(rows.map(({ vendor }) => vendor))].flatMap((vendor): LiveMessage[] => {
    const audience = { to: "vendor", vendor, permission } as const;
    const ids = rows.filter((row) => row.vendor === vendor).flatMap((row) => row.ids);
    return [
      { event: { type: "checkin.changed", ids }, audience },
      { event: { type: "checkin.counts" }, audience },
      { event: { type: "tripsBoard.changed" }, audience: { to: "vendor", vendor, permission: "tripsBoard" } },
    ];
  });

/** Tells a user's windows that what they hold has changed. */
export const announceAssignment = async (tx: Transaction, live: LiveHub, userids: readonly string[]): Promise<void> =>
  live.publishAll(tx, await assignmentMessages(tx, userids));

/** Every row of a held unit says who holds it: where a lock came or went, all check-ins of the unit have changed. */
async function unitsOfLocks(tx: Transaction, steps: readonly Step[]) {
  const locks = steps.filter(({ before, after }) => before.fields.lockedBy !== after.lockedBy);
  const units = [...new Set(locks.map(({ before }) => before.pnrId))];
  if (units.length === 0) return [];
  return tx.select({ vendor: checkIn.vendor, id: checkIn.id }).from(checkIn).where(inArray(checkIn.pnrId, units));
}

/** Tells of check-ins that changed, and the people whose work they are. */
export async function announceSteps(tx: Transaction, live: LiveHub, steps: readonly Step[]): Promise<void> {
  const changed = [...steps.map(({ before }) => before), ...(await unitsOfLocks(tx, steps))];
  const vendors = new Map(changed.map(({ id, vendor }) => [id, vendor]));
  const rows = [...vendors].map(([id, vendor]) => ({ vendor, ids: [id] }));
  await live.publishAll(tx, [...rowMessages(rows), ...(await assignmentMessages(tx, holdersOf(steps)))]);
}

/** Tells of check-ins that have just come in, or whose travellers' data changed. */
export const announceRows = (
  tx: Transaction,
  live: LiveHub,
  rows: readonly { readonly vendor: string; readonly ids: readonly number[] }[],
): Promise<void> => live.publishAll(tx, rowMessages(rows));
