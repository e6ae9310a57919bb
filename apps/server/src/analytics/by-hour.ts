import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { defineJob } from "../platform/jobs.ts";

/** Hours of each kind that one transaction adds up at most. */
const hoursAtOnce = 300;
/** Seconds between two looks at what has changed. */
const everySeconds = 15;

/**
 * Adds up the hours in which something has changed (ANA-10): until then the views of Database Analytics count them from the rows
 * themselves. Who adds up already leaves nothing to do for others.
 * @param signal ends it after the hours under way
 */
export async function addUpHours(db: Queryable, signal?: AbortSignal): Promise<void> {
  const { rows } = await db.execute<{ hours: number }>(sql`select analytics.add_up(${hoursAtOnce}) as hours`);
  if (rows[0]?.hours && !signal?.aborted) await addUpHours(db, signal);
}

/** Keeps adding up. */
export const addUpJob = (db: Queryable) =>
  defineJob({
    name: "analytics.add-up",
    everySeconds,
    handler: (_, { signal }) => addUpHours(db, signal),
  });
