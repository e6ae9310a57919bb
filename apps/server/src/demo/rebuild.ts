import { sql } from "drizzle-orm";
import type { Storage } from "../documents/storage.ts";
import type { Database } from "../platform/database.ts";
import { refuseMixedDemo } from "./guard.ts";
import { createDemoWorld, type DemoWorldOptions } from "./world.ts";

/** Everything of the demo world; the signing keys and the job queue stay. */
const emptied = sql.raw(
  "vendor, app_user, booking, flight_search, alternate_flight, prospect, document, outbox, caught_mail, caught_sms, received_sms, sms_opt_out, check_in_expired_count, operator_state, login_attempt, demo_world",
);

/**
 * Makes the demo world of a database again, of any size. Sessions of its users end with it.
 * @param options `evenIfReal`: users and vendors of its own go too
 * @returns how many check-ins there are
 * @throws StartError when the database holds users or vendors of its own
 */
export async function rebuildDemoWorld(
  db: Database,
  files: Pick<Storage, "put">,
  { evenIfReal = false, ...options }: DemoWorldOptions & { readonly evenIfReal?: boolean },
): Promise<number> {
  if (!evenIfReal) await refuseMixedDemo(db);
  options.progress?.("clearing what was there");
  await db.execute(sql`truncate ${emptied} restart identity cascade`);
  return createDemoWorld(db, files, options);
}
