import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, eq, inArray, sql } from "drizzle-orm";
import { passenger, pnr } from "../bookings/tables.ts";
import { bookingsWithPasses, purgePasses } from "../boarding-pass/purge-passes.ts";
import { checkIn } from "../checkin/tables.ts";
import type { Documents } from "../documents/documents.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { pendingChange, publicLink, travellerAudit, travellerInfo } from "./tables.ts";

const day = 86_400;
/** Bookings that are purged in one transaction. */
const batch = 200;

/** Passengers of whom something is kept for a trip; written as the index on them is. */
const ofPassenger = sql.raw(
  "(passport_no is not null or passport_issue_date is not null or passport_exp_date is not null or ktn <> '' or address is not null)",
);

/**
 * Bookings that have something to be purged, and whose travel has been over since `until`. What is kept says which: the many bookings
 * of the past of which nothing is kept any more are not looked at.
 * @param among ids of the bookings that are looked at; all of them when left out
 */
async function due(tx: Queryable, until: number, among?: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select kept.booking_id as id from (
      select u.booking_id from passenger join pnr u on u.id = pnr_id where ${ofPassenger}
      union select booking_id from traveller_info
      union select booking_id from public_link
      union select booking_id from pending_change
      union ${bookingsWithPasses}
    ) kept
    where ${among ? sql`kept.booking_id = any(${sql.param([...among])}::bigint[])` : sql`true`}
      and exists (select from segment s join pnr u on u.id = s.pnr_id where u.booking_id = kept.booking_id)
      and not exists (select from segment s join pnr u on u.id = s.pnr_id where u.booking_id = kept.booking_id and s.arrives_at > ${until})
    order by kept.booking_id`);
  return rows.map(({ id }) => Number(id));
}

/** Units of bookings, locked in the order in which everybody locks them. */
const holdUnits = (tx: Transaction, bookings: readonly number[]) =>
  tx
    .select({ id: pnr.id, bookingId: pnr.bookingId })
    .from(pnr)
    .where(inArray(pnr.bookingId, [...bookings]))
    .orderBy(pnr.id)
    .for("update");

/** Deletes what travellers supplied for the trips of bookings, and says in their logs that everything was deleted. */
async function purge(tx: Transaction, ids: readonly number[], pnrIds: number[], now: number): Promise<void> {
  const bookings = [...ids];
  const emptied = await tx
    .update(passenger)
    .set({ passportNo: null, passportIssueDate: null, passportExpDate: null, ktn: "", address: null })
    .where(and(inArray(passenger.pnrId, pnrIds), ofPassenger))
    .returning({ id: passenger.id });
  if (emptied.length > 0)
    await tx
      .update(checkIn)
      .set({ hasPassport: false })
      .where(
        and(
          inArray(
            checkIn.passengerId,
            emptied.map(({ id }) => id),
          ),
          eq(checkIn.hasPassport, true),
        ),
      );
  await tx.delete(travellerInfo).where(inArray(travellerInfo.bookingId, bookings));
  await tx.delete(pendingChange).where(inArray(pendingChange.bookingId, bookings));
  await tx.delete(publicLink).where(inArray(publicLink.bookingId, bookings));
  await tx
    .insert(travellerAudit)
    .values(
      bookings.map((bookingId) => ({ bookingId, action: "PURGED" as const, userid: pseudoUsers.system, at: now })),
    );
}

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly documents: Pick<Documents, "remove">;
}

/**
 * Deletes passes and passport data, and what else travellers supplied for a trip, once the trip has been over for long enough
 * (ACC-17): boarding passes with their uploads and pages, numbers and dates of passports, known traveller numbers, addresses, the
 * emergency contact, links, and changes that were asked for. Booking after booking, a few hundred in a transaction: a crash loses
 * nothing, and nothing is done twice.
 * @param days for which they are kept after the last arrival
 * @returns how many bookings were purged
 */
export async function purgeTravellers({ db, now, documents }: Parts, days: number): Promise<number> {
  const until = now() - days * day;
  const all = await due(db, until);
  let purged = 0;
  for (let from = 0; from < all.length; from += batch) {
    const some = await db.transaction(async (tx) => {
      const among = all.slice(from, from + batch);
      const units = await holdUnits(tx, among);
      // Asked again: a flight may have been put off since, or another process have been here.
      const bookings = await due(tx, until, among);
      if (bookings.length === 0) return undefined;
      const pnrIds = units.filter(({ bookingId }) => bookings.includes(bookingId)).map(({ id }) => id);
      const removeFiles = await purgePasses(tx, documents, pnrIds);
      await purge(tx, bookings, pnrIds, now());
      return { removeFiles, count: bookings.length };
    });
    await some?.removeFiles();
    purged += some?.count ?? 0;
  }
  return purged;
}

/** Purges once a day. */
export const purgeJob = (platform: Parts & Pick<Platform, "config">): JobDefinition =>
  defineJob({
    name: "travellers.purge",
    everySeconds: day,
    timeout: 3600,
    handler: async (_data, { log }) => {
      const purged = await purgeTravellers(platform, platform.config.retentionDays);
      if (purged > 0) log.info({ bookings: purged }, "data of past trips were deleted");
    },
  });
