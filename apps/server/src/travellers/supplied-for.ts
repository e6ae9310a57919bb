import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { linkState } from "./staff-links.ts";
import { waitingOf } from "./waiting.ts";
import { travellerInfo } from "./tables.ts";

/**
 * What travellers supplied for the whole of a booking, what of theirs waits for staff, and the link by which they do: for whoever
 * works on its check-ins.
 */
export async function suppliedFor(tx: Queryable, bookingId: number, now: number) {
  const [info] = await tx.select().from(travellerInfo).where(eq(travellerInfo.bookingId, bookingId));
  return {
    destinationAddress: info?.destinationAddress ?? null,
    emergencyContact: info?.emergencyContact ?? null,
    awaitingStaff: await waitingOf(tx, bookingId),
    missingInfoLink: await linkState(tx, bookingId, now),
  };
}
