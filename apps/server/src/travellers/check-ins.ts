import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import { announceRows } from "../checkin/transitions/announce.ts";
import { readHeld } from "../checkin/transitions/transition.ts";
import { changeHeld, type ChangeServices, type Actor } from "../checkin/transitions/commit.ts";
import { checkIn } from "../checkin/tables.ts";
import type { Transaction } from "../platform/database.ts";
import type { LinkedBooking } from "./links.ts";

/**
 * Lets the check-ins of passengers follow what changed about those: the names that the queue shows, and whether there is a passport.
 * Their versions grow, so that nobody links a pass that they compared with the old data.
 * @param passengerIds rows whose names or passports changed
 */
export async function followPassengers(tx: Transaction, passengerIds: readonly number[]): Promise<void> {
  if (passengerIds.length === 0) return;
  await tx.execute(sql`update ${checkIn} set version = version + 1, firstname = p.firstname, lastname = p.lastname, has_passport = p.passport_no is not null
    from passenger p where p.id = ${checkIn.passengerId} and not ${checkIn.expired} and p.id = any(${sql.param([...passengerIds])}::bigint[])`);
}

/**
 * Information that was given up for is there: check-ins that were disposed for it go back to the queue, as long as their windows are
 * open (TRV-16). The caller has locked the booking.
 * @param passengerIds rows of the passengers about whom nothing is missing
 * @param actor whoever their logs name: the member of staff whose decision was waited for, or SYSTEM for what a traveller filled in
 */
export async function completeInfo(
  tx: Transaction,
  passengerIds: readonly number[],
  actor: Actor,
  services: ChangeServices,
): Promise<void> {
  if (passengerIds.length === 0) return;
  const held = await readHeld(
    tx,
    and(
      inArray(checkIn.passengerId, [...passengerIds]),
      eq(checkIn.expired, false),
      eq(checkIn.state, "ELIGIBLE_FOR_DISPOSAL"),
      eq(checkIn.reason1, "3"),
      isNull(checkIn.pass),
      gt(checkIn.windowClosesAt, actor.now),
    ),
  );
  await changeHeld(tx, held, { type: "infoCompleted" }, actor, services);
}

/** Tells everybody who looks at a booking that what its travellers supplied has changed. */
export async function announceBooking(
  tx: Transaction,
  { id, vendor }: LinkedBooking,
  { live }: ChangeServices,
): Promise<void> {
  const rows = await tx
    .select({ id: checkIn.id })
    .from(checkIn)
    .innerJoin(pnr, eq(pnr.id, checkIn.pnrId))
    .where(and(eq(pnr.bookingId, id), eq(checkIn.expired, false)))
    .orderBy(checkIn.id);
  if (rows.length > 0) await announceRows(tx, live, [{ vendor, ids: rows.map((row) => row.id) }]);
}
