import { prospectLimits } from "@gatehouse/domain/vendors";
import { and, eq, inArray, lt, or } from "drizzle-orm";
import type { Documents } from "../../documents/documents.ts";
import type { Database } from "../../platform/database.ts";
import { defineJob, type JobDefinition } from "../../platform/jobs.ts";
import { prospect } from "./tables.ts";

interface Parts {
  readonly db: Database;
  readonly documents: Pick<Documents, "remove">;
  readonly now: () => number;
}

/** Forgets requests that nobody confirmed, and those that came to nothing (VEN-22). @returns how many */
export async function forgetProspects({ db, documents, now }: Parts): Promise<number> {
  const { count, after } = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(prospect)
      .where(
        or(
          and(eq(prospect.state, "UNCONFIRMED"), lt(prospect.createdAt, now() - prospectLimits.unconfirmedLife)),
          and(
            inArray(prospect.state, ["REFUSED", "REPLACED"]),
            lt(prospect.changedAt, now() - prospectLimits.refusedLife),
          ),
        ),
      )
      .returning({ document: prospect.document });
    const files = gone.flatMap(({ document }) => document ?? []);
    return { count: gone.length, after: await documents.remove(tx, files) };
  });
  await after();
  return count;
}

/** Does so once an hour. */
export const forgetJob = (parts: Parts): JobDefinition =>
  defineJob({
    name: "vendors.prospects",
    everySeconds: 3600,
    handler: async () => {
      await forgetProspects(parts);
    },
  });
