import { pseudoUsers } from "@gatehouse/domain/checkin";
import { inArray } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import type { Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import type { Step } from "./change.ts";

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

/** Tells a user's windows that what they hold has changed. */
export async function announceAssignment(tx: Transaction, live: LiveHub, userids: readonly string[]): Promise<void> {
  if (userids.length === 0) return;
  const users = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(inArray(appUser.userid, [...userids]));
  for (const { id } of users) await live.publish(tx, { type: "assignment.changed" }, { to: "user", userId: id });
}

/** Tells everybody who may see the rows that they changed, and that the numbers on the views may have. */
export async function announceSteps(tx: Transaction, live: LiveHub, steps: readonly Step[]): Promise<void> {
  for (const vendor of new Set(steps.map(({ before }) => before.vendor))) {
    const audience = { to: "vendor", vendor, permission } as const;
    const ids = steps.filter(({ before }) => before.vendor === vendor).map(({ before }) => before.id);
    await live.publish(tx, { type: "checkin.changed", ids }, audience);
    await live.publish(tx, { type: "checkin.counts" }, audience);
  }
  await announceAssignment(tx, live, holdersOf(steps));
}

/** Tells of check-ins that have just come in. */
export async function announceArrival(
  tx: Transaction,
  live: LiveHub,
  arrived: readonly { readonly vendor: string; readonly ids: readonly number[] }[],
): Promise<void> {
  for (const vendor of new Set(arrived.map((unit) => unit.vendor))) {
    const audience = { to: "vendor", vendor, permission } as const;
    const ids = arrived.filter((unit) => unit.vendor === vendor).flatMap((unit) => unit.ids);
    await live.publish(tx, { type: "checkin.changed", ids }, audience);
    await live.publish(tx, { type: "checkin.counts" }, audience);
  }
}
