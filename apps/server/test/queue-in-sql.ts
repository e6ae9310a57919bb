import { type CheckIn, type Counters, countersOf } from "@gatehouse/domain/checkin";
import { readCheckIns } from "../src/checkin/check-in-row.ts";
import type { Queryable } from "../src/platform/database.ts";

/** Every check-in as it is in the database, and the counters that the domain's own rules make of them at a moment. */
export async function queueInSql(
  db: Queryable,
  at: number,
): Promise<{ readonly rows: readonly CheckIn[]; readonly counters: Counters }> {
  const rows = await readCheckIns(db, undefined);
  return { rows, counters: countersOf(rows, at) };
}
