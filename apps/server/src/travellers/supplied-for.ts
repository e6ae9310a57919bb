import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { waitingOf } from "./waiting.ts";
import { travellerInfo } from "./tables.ts";

/** What travellers supplied for the whole of a booking, and what of theirs waits for staff: for whoever works on its check-ins. */
export async function suppliedFor(tx: Queryable, bookingId: number) {
  const [info] = await tx.select().from(travellerInfo).where(eq(travellerInfo.bookingId, bookingId));
  return {
    destinationAddress: info?.destinationAddress ?? null,
    emergencyContact: info?.emergencyContact ?? null,
    awaitingStaff: await waitingOf(tx, bookingId),
  };
}
