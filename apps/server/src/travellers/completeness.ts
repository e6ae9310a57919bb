import type { ChangeServices, Actor } from "../checkin/transitions/commit.ts";
import type { Transaction } from "../platform/database.ts";
import type { Booked, BookedInfo } from "./booked.ts";
import { completeInfo } from "./check-ins.ts";
import { missingIn } from "./judge.ts";

const isLeftOut = ({ rows }: Booked, leftOut: readonly number[]) => rows.some((row) => leftOut.includes(row));

/**
 * Goes on with what only waited for information: once nothing is missing about a booking and the travellers whom its form asked for,
 * and no name waits for staff, the check-ins of everybody about whom nothing is missing come back to the queue. The caller has
 * locked the booking.
 * @param actor whose deed it is, for the logs of these check-ins
 */
export async function continueCompleteBooking(
  tx: Transaction,
  info: BookedInfo,
  actor: Actor,
  services: ChangeServices,
): Promise<void> {
  const missing = missingIn(info, actor.now);
  const lacks = ({ passenger }: Booked) =>
    (missing.passengers.find(({ id }) => id === passenger.id)?.fields.length ?? 0) > 0;
  const open =
    missing.destinationAddress.length > 0 ||
    missing.emergencyContact.length > 0 ||
    info.waiting.some(({ field }) => field !== "email") ||
    info.travellers.some((one) => !isLeftOut(one, info.leftOut) && lacks(one));
  if (open) return;
  const rows = info.travellers.filter((one) => !lacks(one)).flatMap((one) => one.rows);
  await completeInfo(tx, rows, actor, services);
}
