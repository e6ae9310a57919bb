import { type AutomationStatus, type CheckInState, type QueryRow, type Slab, slabs } from "@gatehouse/domain/checkin";
import { sql, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";
import { expiredCount, liveCheckIn } from "./tables.ts";
import { isOpen } from "./view-sql.ts";

type Scope = Pick<Principal, "vendors">;

/** Check-ins that no view and no counter tells apart, counted. */
export interface Bucket {
  readonly automationStatus: AutomationStatus;
  /** How long they have been waiting; null for what was never available. */
  readonly slab: Slab | null;
  /** Open check-ins of each one's unit: 0, 1, or 2 for several. */
  readonly unitSize: number;
  /** Whether somebody has an open check-in of the unit. */
  readonly unitLocked: boolean;
  readonly count: number;
  /** Units whose first open check-in is among them. */
  readonly units: number;
  /** A check-in that stands for them all, so that the domain's own definition of a view decides. */
  readonly row: QueryRow;
}

/** The queue at one moment, in buckets. */
export interface QueueSnapshot {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly buckets: readonly Bucket[];
}

/** A bucket as PostgreSQL groups it. */
interface Grouped extends Omit<Bucket, "row"> {
  readonly state: CheckInState;
  readonly airline: string;
  readonly reason1: string | null;
  readonly hasPass: boolean;
  readonly needQC: boolean;
  readonly expired: boolean;
  readonly windowOpen: boolean;
  readonly lockedBy: string | null;
}

const latestFirst = (Object.keys(slabs).map(Number) as Slab[]).toSorted((a, b) => slabs[b].from - slabs[a].from);

/** The slab of a row in SQL, from the domain's table of bounds. */
const slabSql = (now: number): SQL =>
  sql`case when c.eligible_at is null then null ${sql.join(
    latestFirst.map((slab) =>
      slabs[slab].from === 0
        ? sql`else ${sql.raw(String(slab))}`
        : sql`when c.eligible_at <= ${now - slabs[slab].from * 60}::bigint then ${sql.raw(String(slab))}`,
    ),
    sql` `,
  )} end`;

function toBucket(grouped: Grouped, now: number): Bucket {
  const { state, airline, reason1, hasPass, needQC, expired, windowOpen, lockedBy, ...counted } = grouped;
  const { slab } = counted;
  const row: QueryRow = {
    vendor: "",
    bookingNo: "",
    pnr: "",
    currentState: state,
    airline: { iata: airline },
    disposeState: reason1 === null ? null : { disposedBy: "", reason1, reason2: null },
    pass: hasPass ? { dmscode: "" } : null,
    needQC,
    expired,
    windowClosesAt: windowOpen ? now + 1 : now,
    eligibleAt: slab === null ? null : now - slabs[slab].from * 60,
    _lock: lockedBy === null ? null : { userid: lockedBy, lockedAt: now },
  };
  return { ...counted, row };
}

/** Departed check-ins, from their kept counts. */
const pastSql = (scope: Scope): SQL => sql`
    select 'DISPOSITION_COMPLETED'::check_in_state as state, airline, nullif(reason1, '') as reason1, has_pass as "hasPass", need_qc as "needQC", true as expired, false as "windowOpen",
      -1 as "automationStatus", null::int as slab, null::text as "lockedBy", 0 as "unitSize", false as "unitLocked", sum(count)::int as count, 0 as units
    from ${expiredCount} where ${vendorScope(scope, expiredCount.vendor) ?? sql`true`} group by airline, check_in_expired_count.reason1, has_pass, need_qc`;

async function read(tx: Queryable, statement: SQL, now: number): Promise<QueueSnapshot> {
  const { rows } = await tx.execute(statement);
  const grouped = rows as unknown as Grouped[]; // the columns of `pastSql` and of `readSnapshot`, cast to what JSON knows
  return { now, buckets: grouped.map((group) => toBucket(group, now)) };
}

/** The departed check-ins alone. */
export const readExpired = (tx: Queryable, scope: Scope, now: number): Promise<QueueSnapshot> =>
  read(tx, pastSql(scope), now);

/**
 * The whole queue in one statement, hence at one moment: live check-ins grouped by everything that views and counters look at, and
 * the departed ones from their kept counts. Some thousand groups at most, whatever the size of the queue.
 */
export function readSnapshot(tx: Queryable, scope: Scope, now: number): Promise<QueueSnapshot> {
  const mine = vendorScope(scope, liveCheckIn.vendor) ?? sql`true`;
  const statement = sql`
    with unit as (
      select pnr_id, min(id) as first, least(count(*), 2)::int as size, bool_or(locked_by is not null) as locked
      from ${liveCheckIn} where ${isOpen} and ${mine} group by pnr_id
    )
    select c.state, c.airline, c.reason1, c.pass is not null as "hasPass", c.need_qc as "needQC", false as expired, c.window_closes_at > ${now} as "windowOpen",
      c.automation_status as "automationStatus", ${slabSql(now)} as slab, c.locked_by as "lockedBy", coalesce(u.size, 0) as "unitSize", coalesce(u.locked, false) as "unitLocked",
      count(*)::int as count, (count(*) filter (where c.id = u.first))::int as units
    from (select * from ${liveCheckIn} where ${mine}) c left join unit u on u.pnr_id = c.pnr_id
    group by 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12
    union all ${pastSql(scope)}`;
  return read(tx, statement, now);
}
