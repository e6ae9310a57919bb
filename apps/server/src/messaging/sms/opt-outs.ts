import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { receivedSms, smsOptOut } from "../tables.ts";

/** Seconds for which an answer to what somebody wrote may come at night too (MSG-13). */
const answerSeconds = 2 * 3600;

/** Whether the owner of a number wants no SMS (MSG-12). @param number E.164 */
export const isOptedOut = async (tx: Queryable, number: string): Promise<boolean> =>
  (await tx.$count(smsOptOut, and(eq(smsOptOut.number, number), isNull(smsOptOut.endedAt)))) > 0;

/** Keeps that the owner of a number wants no SMS, or wants them again. */
export async function keepOptOut(tx: Queryable, number: string, wants: "stop" | "start", now: number): Promise<void> {
  if (wants === "start") {
    await tx
      .update(smsOptOut)
      .set({ endedAt: now })
      .where(and(eq(smsOptOut.number, number), isNull(smsOptOut.endedAt)));
    return;
  }
  await tx
    .insert(smsOptOut)
    .values({ number, since: now })
    .onConflictDoUpdate({
      target: smsOptOut.number,
      // Somebody who says it twice has wanted none since the first time.
      set: { since: now, endedAt: null },
      setWhere: sql`${smsOptOut.endedAt} is not null`,
    });
}

/** Whether somebody with this number has just written to us. */
export const wroteJustNow = async (tx: Queryable, number: string, now: number): Promise<boolean> =>
  (await tx.$count(
    receivedSms,
    and(eq(receivedSms.sender, number), gte(receivedSms.receivedAt, now - answerSeconds)),
  )) > 0;
