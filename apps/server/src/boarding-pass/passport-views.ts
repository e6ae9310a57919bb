import { and, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { auditEntry } from "../checkin/tables.ts";

/** Seconds within which looking again is the same look: screens read again whenever something changes. */
const sameLook = 10 * 60;

/**
 * Writes down that somebody has seen the passport data of check-ins (ACC-16). It changes nothing about a check-in: no version
 * grows, nobody is told.
 */
export async function auditPassportViews(
  tx: Queryable,
  checkInIds: readonly number[],
  userid: string,
  now: number,
): Promise<void> {
  if (checkInIds.length === 0) return;
  const seen = await tx
    .select({ id: auditEntry.checkInId })
    .from(auditEntry)
    .where(
      and(
        inArray(auditEntry.checkInId, [...checkInIds]),
        eq(auditEntry.action, "VIEWED_PASSPORT"),
        eq(auditEntry.userid, userid),
        gt(auditEntry.at, now - sameLook),
      ),
    );
  const known = new Set(seen.map(({ id }) => id));
  const fresh = checkInIds.filter((id) => !known.has(id));
  if (fresh.length > 0)
    await tx
      .insert(auditEntry)
      .values(fresh.map((checkInId) => ({ checkInId, action: "VIEWED_PASSPORT" as const, userid, at: now })));
}
