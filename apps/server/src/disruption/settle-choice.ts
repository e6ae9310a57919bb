import { and, eq, isNull } from "drizzle-orm";
import { alternateFlight } from "../flights/tables.ts";
import type { Transaction } from "../platform/database.ts";
import type { ChangeContext } from "./change.ts";
import { disruption } from "./tables.ts";

/** Settles the choice that waits for a booking, once its disruption is booked or declined: it leaves the list of chosen flights. */
export async function settleChoiceOf(
  tx: Transaction,
  disruptionId: number,
  { now, userid }: ChangeContext,
): Promise<void> {
  const about = await bookingOf(tx, disruptionId);
  if (about === undefined) return;
  await tx
    .update(alternateFlight)
    .set({ settledAt: now, settledBy: userid })
    .where(and(eq(alternateFlight.bookingId, about), isNull(alternateFlight.settledAt)));
}

async function bookingOf(tx: Transaction, disruptionId: number): Promise<number | undefined> {
  const [row] = await tx.select({ id: disruption.bookingId }).from(disruption).where(eq(disruption.id, disruptionId));
  return row?.id;
}
