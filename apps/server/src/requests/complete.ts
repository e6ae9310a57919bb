import { pseudoUsers } from "@gatehouse/domain/checkin";
import { statusAfter } from "@gatehouse/domain/requests";
import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { LiveHub } from "../platform/live.ts";
import type { Platform } from "../platform/platform.ts";
import { publishRequests } from "./news.ts";
import { travelRequest, travelRequestAudit } from "./tables.ts";

/** Requests that are completed in one transaction. */
const batch = 500;

/** The last place on earth where it still is the day before. */
const lastZone = 12 * 3600;

/**
 * Booked requests whose last day is over everywhere are completed (REQ-19).
 * @param now seconds since 1970, UTC
 * @returns how many
 */
export async function completeRequests(db: Database, live: Pick<LiveHub, "publishAll">, now: number): Promise<number> {
  const today = new Date((now - lastZone) * 1000).toISOString().slice(0, 10);
  const completed = statusAfter("BOOKED", "completed");
  if (!completed) return 0;
  let done = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: travelRequest.id, vendor: travelRequest.vendor, travellerId: travelRequest.travellerId })
        .from(travelRequest)
        .where(and(eq(travelRequest.status, "BOOKED"), lt(travelRequest.endDate, today)))
        .orderBy(asc(travelRequest.id))
        .limit(batch)
        .for("update", { skipLocked: true });
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      await tx.update(travelRequest).set({ status: completed }).where(inArray(travelRequest.id, ids));
      await tx
        .insert(travelRequestAudit)
        .values(
          ids.map((requestId) => ({ requestId, action: "COMPLETED" as const, userid: pseudoUsers.system, at: now })),
        );
      await publishRequests(tx, live, rows);
      return rows.length;
    });
    done += count;
    if (count < batch) return done;
  }
}

/** Completes every hour what is over. */
export const completeRequestsJob = ({ db, live, now }: Pick<Platform, "db" | "live" | "now">): JobDefinition =>
  defineJob({
    name: "requests.complete",
    everySeconds: 3600,
    handler: async () => {
      await completeRequests(db, live, now());
    },
  });
