import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "../src/platform/database.ts";
import { defineJob, type Jobs } from "../src/platform/jobs.ts";

/** Runs a scheduled job now, instead of waiting until it is its turn, and waits until it has ended. */
export async function runJob(db: Database, jobs: Pick<Jobs, "enqueue">, name: string): Promise<void> {
  // The handler is the one that was registered under this name.
  await jobs.enqueue(db, defineJob({ name, handler: async () => undefined }), {});
  const open = sql`select count(*)::int as count from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')`;
  await vi.waitFor(async () => expect((await db.execute(open)).rows).toEqual([{ count: 0 }]), {
    timeout: 20_000,
    interval: 20,
  });
}
