import { type ByOperator, type Efficiency, throughputPlan, type TimeSpan } from "@gatehouse/domain/reports";
import type { InstantRange } from "@gatehouse/domain/time";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { vendor } from "../../access/tables.ts";
import { auditEntry, checkIn } from "../../checkin/tables.ts";
import type { Database, Queryable, Transaction } from "../../platform/database.ts";

/** Which audit entries count. */
export interface ProductivityQuery {
  readonly range: InstantRange;
  /** Only this one's. */
  readonly userid?: string | undefined;
  /** Entries of check-ins that were created in the range, whenever they were made, instead of entries that were made in it. */
  readonly byCreation?: boolean;
}

/** Clocks of two servers may differ: an entry that takes back may seem to be older than what it takes back. */
const skew = 86_400;

/**
 * Entries that were taken back since, as `effectiveEntries` of domain says it: the last one before each entry that takes back. Few
 * ever are, so these are looked for, rather than what follows each of very many.
 */
const undoneSince = (start: number): SQL => sql`
  select work.id from ${auditEntry} as undo cross join lateral (
    select earlier.id, earlier.action from ${auditEntry} as earlier
    where earlier.check_in_id = undo.check_in_id and earlier.id < undo.id
      and earlier.action in (undo.action, case undo.action when 'BP_DETACHED' then 'BP_ATTACHED' else 'DISPOSED' end)
    order by earlier.id desc limit 1) as work
  where undo.action in ('BP_DETACHED', 'DISPOSE_UNDONE') and undo.at >= ${start - skew}::bigint and work.action in ('BP_ATTACHED', 'DISPOSED')`;

const bucketSql = ({ start, end }: InstantRange): SQL => {
  const { bucketSeconds, count } = throughputPlan({ start, end });
  return sql`least((${auditEntry.at} - ${start}::bigint) / ${bucketSeconds}::bigint, ${count - 1}::bigint)`;
};

interface WorkCount extends Record<string, unknown> {
  readonly userid: string;
  readonly airline: string;
  readonly attached: boolean;
  readonly bucket: number;
  readonly count: number;
}

/** Standing entries, counted by user, airline, kind and stretch of the range. */
async function countWork(
  db: Queryable,
  reader: Pick<Principal, "vendors">,
  query: ProductivityQuery,
): Promise<WorkCount[]> {
  const { range, userid, byCreation = false } = query;
  const made = sql`${auditEntry.at} between ${range.start}::bigint and ${range.end}::bigint`;
  // The index of creation begins with the vendor.
  const created = sql`${checkIn.createdAt} between ${range.start}::bigint and ${range.end}::bigint and ${checkIn.vendor} in (select ${vendor.code} from ${vendor})`;
  const where = and(
    sql`${auditEntry.action} in ('BP_ATTACHED', 'DISPOSED')`,
    byCreation ? created : made,
    userid === undefined ? undefined : eq(auditEntry.userid, userid),
    vendorScope(reader, checkIn.vendor),
    sql`not exists (select from undone where undone.id = ${auditEntry.id})`,
  );
  const bucket = byCreation ? sql`0` : bucketSql(range);
  const { rows } = await db.execute<WorkCount>(sql`
    with undone as materialized (${undoneSince(range.start)})
    select ${auditEntry.userid} as userid, ${checkIn.airline} as airline, ${auditEntry.action} = 'BP_ATTACHED' as attached, (${bucket})::int as bucket, count(*)::int as count
    from ${auditEntry} join ${checkIn} on ${checkIn.id} = ${auditEntry.checkInId}
    where ${where} group by 1, 2, 3, 4`);
  return rows;
}

function timeSpanOf(counts: readonly WorkCount[]): TimeSpan {
  // Without a prototype: an operator may be called anything.
  const maps = { attached: Object.create(null) as ByOperator, disposed: Object.create(null) as ByOperator };
  for (const { userid, airline, attached, count } of counts) {
    const own = (maps[attached ? "attached" : "disposed"][userid] ??= {});
    own[airline] = (own[airline] ?? 0) + count;
  }
  return { byAgentAttachedCount: { ...maps.attached }, byAgentDisposedCount: { ...maps.disposed } };
}

/** A million entries are joined in memory rather than on disk; for this transaction only. */
export const sortInMemory = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`set local work_mem = '64MB'`);
};

/** Productivity by operator and airline (REP-10); the same as `productivityOf` of domain. */
export const readTimeSpan = (
  db: Database,
  reader: Pick<Principal, "vendors">,
  query: ProductivityQuery,
): Promise<TimeSpan> =>
  db.transaction(
    async (tx) => {
      await sortInMemory(tx);
      return timeSpanOf(await countWork(tx, reader, query));
    },
    { accessMode: "read only" },
  );

/** Productivity with what was achieved over time; the same as `throughputOf` of domain. */
export async function readProductivity(
  db: Queryable,
  reader: Pick<Principal, "vendors">,
  range: InstantRange,
): Promise<TimeSpan & Pick<Efficiency, "throughput">> {
  const counts = await countWork(db, reader, { range });
  const { bucketSeconds, count: length } = throughputPlan(range);
  const buckets = Array.from({ length }, (_, index) => ({
    start: range.start + index * bucketSeconds,
    automation: { attached: 0, disposed: 0 },
    operators: { attached: 0, disposed: 0 },
  }));
  for (const { userid, attached, bucket, count } of counts) {
    const stretch = buckets[bucket];
    const who = userid === pseudoUsers.automation ? "automation" : "operators";
    if (stretch) stretch[who][attached ? "attached" : "disposed"] += count;
  }
  return { ...timeSpanOf(counts), throughput: { bucketSeconds, buckets } };
}
