import type { Page } from "@gatehouse/api/contract";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, eq, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";
import { checkIn, expiredCount } from "../tables.ts";
import { type PageQuery, readPage } from "./queue.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

/** What past data are searched by; nothing means everything. */
export interface PastDataQuery extends Pick<PageQuery, "page" | "size"> {
  readonly pnr?: string | undefined;
  readonly bookingNo?: string | undefined;
  readonly airline?: string | undefined;
  /** Airport-local date of departure, YYYY-MM-DD. */
  readonly date?: string | undefined;
}

/** How many departed check-ins there are of an airline, or of all: kept counts, because a million are not counted at every look. */
async function countPast(db: Queryable, reader: Reader, airline: string | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${expiredCount.count}), 0)::int` })
    .from(expiredCount)
    .where(and(airline ? eq(expiredCount.airline, airline) : undefined, vendorScope(reader, expiredCount.vendor)));
  return counted?.total ?? 0;
}

/** Check-ins that departed, the latest first. */
export async function pastDataPage(
  db: Queryable,
  reader: Reader,
  { pnr: locator, bookingNo, airline, date, page, size }: PastDataQuery,
): Promise<Page<CheckIn>> {
  const narrow = locator !== undefined || bookingNo !== undefined || date !== undefined;
  return readPage(
    db,
    and(
      sql`${checkIn.expired}`,
      locator ? eq(checkIn.pnr, locator) : undefined,
      bookingNo ? eq(checkIn.bookingNo, bookingNo) : undefined,
      airline ? eq(checkIn.airline, airline) : undefined,
      date ? eq(checkIn.departureDate, date) : undefined,
      vendorScope(reader, checkIn.vendor),
    ),
    { page, size, showExpired: true, descending: false },
    narrow ? undefined : await countPast(db, reader, airline),
  );
}
