import { dayInstants } from "@gatehouse/domain/reports";
import type { DateRange } from "@gatehouse/domain/time";
import { eq, sql } from "drizzle-orm";
import { booking } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import type { ReportVendor } from "../people.ts";
import { watchedFlight } from "../tables.ts";

/** Watched flights of a vendor that were created in a range, and those of them that billing leaves out (REP-22). */
export async function readWatchCount(db: Queryable, { id, zone }: ReportVendor, range: DateRange) {
  const { start, end } = dayInstants(range, zone);
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      deactivated: sql<number>`(count(*) filter (where ${watchedFlight.deactivatedAt} is not null or ${booking.deactivatedAt} is not null))::int`,
    })
    .from(watchedFlight)
    .innerJoin(booking, eq(booking.id, watchedFlight.bookingId))
    .where(
      sql`${watchedFlight.vendor} = ${id} and ${watchedFlight.createdAt} between ${start}::bigint and ${end}::bigint`,
    );
  return counted ?? { total: 0, deactivated: 0 };
}
