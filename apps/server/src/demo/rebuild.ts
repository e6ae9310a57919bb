import { sql } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import type { Storage } from "../documents/storage.ts";
import type { Database } from "../platform/database.ts";
import { StartError } from "../platform/start-error.ts";
import { createDemoWorld, type DemoWorldOptions, hasDemoWorld } from "./world.ts";

/** Everything of the demo world; the signing keys and the job queue stay. */
const emptied = sql.raw(
  "vendor, app_user, booking, document, outbox, caught_mail, check_in_expired_count, operator_state, login_attempt, demo_world",
);

/**
 * Makes the demo world of a database anew, of any size. Sessions of its users end with it.
 * @returns how many check-ins there are
 * @throws StartError when the database holds something that is no demo world
 */
export async function rebuildDemoWorld(
  db: Database,
  files: Pick<Storage, "put">,
  options: DemoWorldOptions,
): Promise<number> {
  if (!(await hasDemoWorld(db)) && (await db.$count(appUser)) > 0)
    throw new StartError("This database holds users that are not the demo's: it is not touched.");
  options.progress?.("clearing what was there");
  await db.execute(sql`truncate ${emptied} restart identity cascade`);
  return createDemoWorld(db, files, options);
}
