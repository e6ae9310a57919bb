import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { emailOptOut } from "../tables.ts";

/** Addresses differ in capitals for no reader. */
const keyOf = (address: string): string => address.trim().toLowerCase();

/** Whether the owner of an address wants no e-mails but those that their journey and their account need (MSG-21). */
export const wantsNoEmails = async (tx: Queryable, address: string): Promise<boolean> =>
  (await tx.$count(emailOptOut, and(eq(emailOptOut.address, keyOf(address)), isNull(emailOptOut.endedAt)))) > 0;

/** Keeps that the owner of an address wants no such e-mails, or wants them again. */
export async function keepEmailOptOut(
  tx: Queryable,
  address: string,
  wants: "stop" | "start",
  now: number,
): Promise<void> {
  const key = keyOf(address);
  if (wants === "start") {
    await tx
      .update(emailOptOut)
      .set({ endedAt: now })
      .where(and(eq(emailOptOut.address, key), isNull(emailOptOut.endedAt)));
    return;
  }
  await tx
    .insert(emailOptOut)
    .values({ address: key, since: now })
    .onConflictDoUpdate({
      target: emailOptOut.address,
      // Somebody who says it twice has wanted none since the first time.
      set: { since: now, endedAt: null },
      setWhere: sql`${emailOptOut.endedAt} is not null`,
    });
}
