import {
  type FeedBooking,
  type FeedIssue,
  notTakenCodes,
  segmentChange,
  type SegmentFacts,
} from "@gatehouse/domain/feed";
import { eq, sql } from "drizzle-orm";
import { booking, segment } from "../bookings/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { type HeldUnit, Refused, type StoredSegment } from "./hold-unit.ts";

/** The flights of a unit after a message. */
export interface SyncedSegments {
  readonly after: readonly StoredSegment[];
  /** Those whose check-ins are about something else now. */
  readonly shown: ReadonlySet<number>;
  /** All that changed in any way, or came. */
  readonly touched: ReadonlySet<number>;
  readonly notTaken: readonly FeedIssue[];
}

/** Writes what a message says about flights. @throws Refused */
export async function syncSegments(
  tx: Transaction,
  unit: HeldUnit,
  fed: FeedBooking,
  flights: readonly SegmentFacts[],
  now: number,
): Promise<SyncedSegments> {
  const after: StoredSegment[] = [];
  const shown = new Set<number>();
  const touched = new Set<number>();
  const notTaken: FeedIssue[] = [];
  const isCancelled = (index: number) => fed.cancelled || (fed.segments[index]?.cancelled ?? false);

  for (const stored of unit.segments) {
    const index = flights.findIndex(({ position }) => position === stored.position);
    const facts = flights[index];
    const cancelled = index === -1 ? fed.cancelled || stored.cancelled : isCancelled(index);
    const change = segmentChange(stored, facts, cancelled, now);
    if (change.type === "carrierChanged")
      throw new Refused("CARRIER_CHANGED", [
        { path: `segments[${index}].marketing.carrier`, code: "feed.carrier.changed" },
      ]);
    if (change.type === "departed" && index !== -1)
      notTaken.push({ path: `segments[${index}]`, code: notTakenCodes.departed });
    if (change.type !== "cancelled" && change.type !== "changed") {
      after.push(stored);
      continue;
    }
    const changes = change.type === "cancelled" ? { cancelled: true } : { ...facts, cancelled: false };
    await tx.update(segment).set(changes).where(eq(segment.id, stored.id));
    after.push({ ...stored, ...changes });
    touched.add(stored.id);
    if (change.type === "changed" && change.shown) shown.add(stored.id);
  }

  const known = new Set(unit.segments.map(({ position }) => position));
  const added = flights.flatMap((facts, index) =>
    known.has(facts.position) ? [] : [{ ...facts, pnrId: unit.id, cancelled: isCancelled(index) }],
  );
  if (added.length > 0)
    for (const row of await tx.insert(segment).values(added).returning()) {
      after.push(row);
      touched.add(row.id);
    }
  if (touched.size > 0) await followBooking(tx, unit.bookingId, now);
  return { after, shown, touched, notTaken };
}

/** A booking of which nothing flies any more counts as deactivated, from the message that said so on. */
async function followBooking(tx: Transaction, bookingId: number, now: number): Promise<void> {
  // Two PNRs of one booking may be cancelled at the same time: the second sees what the first has done.
  await tx.select({ id: booking.id }).from(booking).where(eq(booking.id, bookingId)).for("no key update");
  const flies = sql`exists (select 1 from segment s join pnr p on p.id = s.pnr_id where p.booking_id = ${bookingId} and not s.cancelled)`;
  await tx.execute(
    sql`update ${booking} set deactivated_at = case when ${flies} then null else ${now}::bigint end where id = ${bookingId} and (deactivated_at is null) is distinct from ${flies}`,
  );
}
