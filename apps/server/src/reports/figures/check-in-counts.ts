import { type CheckInCounts, dayInstants } from "@gatehouse/domain/reports";
import { addDays, type DateRange, daysBetween } from "@gatehouse/domain/time";
import { sql } from "drizzle-orm";
import { booking } from "../../bookings/tables.ts";
import { checkIn } from "../../checkin/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import type { ReportVendor } from "../people.ts";

/**
 * Check-ins of a vendor by the day on which they were created, in its zone, and airline, and how many of them are of deactivated
 * bookings (REP-22); days without any are left out. Where each day begins is computed here: so days are those of the screens, and the
 * database compares numbers and reads an index only.
 */
export async function readCheckInCounts(
  db: Queryable,
  { id, zone }: ReportVendor,
  range: DateRange,
): Promise<CheckInCounts> {
  const days = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, index) => addDays(range.from, index));
  const starts = days.map((day) => dayInstants({ from: day, to: day }, zone).start);
  const { start, end } = dayInstants(range, zone);
  const bounds = sql`array[${sql.join(
    starts.map((at) => sql`${at}::bigint`),
    sql`, `,
  )}]`;
  const { rows } = await db.execute<{ day: number; iata: string; count: number }>(sql`
    select width_bucket(${checkIn.createdAt}, ${bounds}) as day, ${checkIn.airline} as iata, count(*)::int as count
    from ${checkIn} where ${checkIn.vendor} = ${id} and ${checkIn.createdAt} between ${start}::bigint and ${end}::bigint
    group by 1, 2 order by 1, 2`);
  // Few bookings are: asked for apart, so that the count goes on reading its index only.
  const left = await db.execute<{ day: number; iata: string; count: number }>(sql`
    select width_bucket(${checkIn.createdAt}, ${bounds}) as day, ${checkIn.airline} as iata, count(*)::int as count
    from ${booking} join ${checkIn} on ${checkIn.vendor} = ${booking.vendor} and ${checkIn.bookingNo} = ${booking.bookingNo}
    where ${booking.vendor} = ${id} and ${booking.deactivatedAt} is not null
    and ${checkIn.createdAt} between ${start}::bigint and ${end}::bigint group by 1, 2`);
  const key = ({ day, iata }: { readonly day: number; readonly iata: string }): string => `${day} ${iata}`;
  const deactivated = new Map(left.rows.map((row) => [key(row), row.count]));
  const counts: CheckInCounts = {};
  for (const row of rows) {
    const of = deactivated.get(key(row));
    const { day, iata, count } = row;
    (counts[days[day - 1] ?? ""] ??= []).push({ iata, count, ...(of === undefined ? {} : { deactivated: of }) });
  }
  return counts;
}
