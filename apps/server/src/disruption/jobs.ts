import { isOver } from "@gatehouse/domain/disruption";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { pnr, segment } from "../bookings/tables.ts";
import { alternateFlight } from "../flights/tables.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { apply, holdDisruption } from "./change.ts";
import { bySystem } from "./detect.ts";
import { disruption } from "./tables.ts";

type Parts = Pick<Platform, "db" | "now" | "live">;

/** Statuses that end at the last arrival; what is settled stays as it ended. */
const open = [
  "DETECTED",
  "NOTIFIED",
  "NOTIFY_FAILED",
  "OPENED",
  "LOUNGE_REQUESTED",
  "SEARCHING",
  "ALTERNATIVE_CHOSEN",
] as const;

/** When the last flight of a disruption's booking arrives, those that do not fly included. */
const lastArrival = sql`(select max(${segment.arrivesAt}) from ${segment} join ${pnr} on ${pnr.id} = ${segment.pnrId} where ${pnr.bookingId} = ${disruption.bookingId})`;

/** Ends what nobody has settled by the last arrival (DIS-2). */
export async function expireDisruptions({ db, now, live }: Parts): Promise<number> {
  const due = await db
    .select({ id: disruption.id, bookingId: disruption.bookingId })
    .from(disruption)
    .where(and(inArray(disruption.status, [...open]), lte(lastArrival, now())))
    .orderBy(asc(disruption.id))
    .limit(500);
  for (const { id, bookingId } of due)
    await db.transaction(async (tx) => {
      await tx
        .update(alternateFlight)
        .set({ settledAt: now(), settledBy: "SYSTEM" })
        .where(and(eq(alternateFlight.bookingId, bookingId), sql`settled_at is null`));
      const row = await holdDisruption(tx, { vendors: "all" }, id);
      if (row && !isOver(row.status)) await apply(tx, row, "expired", bySystem({ now: now(), live }));
    });
  return due.length;
}

/** The job that ends disruptions which nobody answered in time. */
export const expiryJob = (parts: Parts): JobDefinition =>
  defineJob({
    name: "disruption.expiry",
    everySeconds: 300,
    handler: async () => {
      await expireDisruptions(parts);
    },
  });
