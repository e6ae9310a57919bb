import type { Principal } from "../access/principal.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { Database } from "../platform/database.ts";
import type { QueueCounts } from "./queue/counts.ts";

/** Makes a change once for each id of a request, and forgets counted numbers behind it. */
export type DoOnce = <Answer>(
  principal: Principal,
  call: string,
  requestId: string | undefined,
  act: (db: Database) => Promise<Answer>,
) => Promise<Answer>;

/** Anyone who changed something reads numbers behind it, even before the live hub has brought the news. */
export const createDoOnce =
  (db: Database, counts: Pick<QueueCounts, "forget">, now: () => number): DoOnce =>
  async (principal, call, requestId, act) => {
    try {
      return await once(db, { principal, call, requestId, now: now() }, act);
    } finally {
      counts.forget();
    }
  };
