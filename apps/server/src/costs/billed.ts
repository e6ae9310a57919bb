import type { BilledRecord } from "@gatehouse/domain/reports";
import { and, asc, between, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { BilledRange } from "../reports/cost-file.ts";
import { readEntries, recordOf } from "./records.ts";
import { billingRecord } from "./tables.ts";

/** Records that are read at once. */
const batch = 500;

/**
 * The billing records of a vendor whose trips were booked in a range, or that were made in it where nobody knows when that was
 * (COST-13).
 */
export async function* readBilled(
  db: Queryable,
  { vendor, from, to, start, end }: BilledRange,
): AsyncGenerator<readonly BilledRecord[]> {
  const inRange = or(
    between(billingRecord.bookingDate, from, to),
    and(isNull(billingRecord.bookingDate), between(billingRecord.createdAt, start, end)),
  );
  let last: { readonly day: string; readonly id: number } | undefined;
  for (;;) {
    const day = sql<string>`coalesce(${billingRecord.bookingDate}, '0001-01-01'::date)::text`;
    const rows = await db
      .select({ row: billingRecord, day })
      .from(billingRecord)
      .where(
        and(
          eq(billingRecord.vendor, vendor),
          inRange,
          last && sql`(${day}, ${billingRecord.id}) > (${last.day}::text, ${last.id}::bigint)`,
        ),
      )
      .orderBy(day, asc(billingRecord.id))
      .limit(batch);
    const end = rows.at(-1);
    if (!end) return;
    const entries = await readEntries(
      db,
      rows.map(({ row }) => row.id),
    );
    yield rows.map(({ row }) => ({
      bookingNo: row.bookingNo,
      currency: row.currency,
      record: recordOf(row, entries.get(row.id) ?? []),
    }));
    last = { day: end.day, id: end.row.id };
  }
}
