import type { ByAirline, Efficiency } from "@gatehouse/domain/reports";
import type { InstantRange } from "@gatehouse/domain/time";
import { and, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { isOpen } from "../../checkin/queue/view-sql.ts";
import { checkIn, liveCheckIn } from "../../checkin/tables.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import { readProductivity, sortInMemory } from "./productivity.ts";

interface AirlineCount extends Record<string, unknown> {
  readonly airline: string;
  readonly total: number;
  readonly waiting: number;
  readonly failed: number;
  readonly automation: number;
  readonly operators: number;
  readonly status1: number;
  readonly status234: number;
  readonly open: number;
  /** Of all airlines. */
  readonly single: number;
  readonly multi: number;
}

/** Check-ins that became available in the range, by airline and what became of them. */
async function countOutcomes(
  db: Queryable,
  reader: Pick<Principal, "vendors">,
  { start, end }: InstantRange,
): Promise<AirlineCount[]> {
  const became = (column: PgColumn) => sql`${column} between ${start}::bigint and ${end}::bigint`;
  const where = and(became(checkIn.eligibleAt), vendorScope(reader, checkIn.vendor));
  // What is open is live, and the live queue is small.
  const open = and(isOpen, became(liveCheckIn.eligibleAt), vendorScope(reader, liveCheckIn.vendor));
  const { rows } = await db.execute<AirlineCount>(sql`
    with unit as (select count(*) as size, count(*) filter (where ${liveCheckIn.lockedBy} is null) as free from ${liveCheckIn} where ${open} group by ${liveCheckIn.pnrId}),
    unassigned as (select coalesce(sum(free) filter (where size = 1), 0)::int as single, coalesce(sum(free) filter (where size > 1), 0)::int as multi from unit),
    by_airline as (select airline, count(*)::int as total,
        count(*) filter (where state = 'WAITING_FOR_AUTOMATION')::int as waiting,
        count(*) filter (where state <> 'WAITING_FOR_AUTOMATION' and automation_status = 0)::int as failed,
        count(*) filter (where pass is not null and automation_status = 1)::int as automation,
        count(*) filter (where pass is not null and automation_status <> 1)::int as operators,
        count(*) filter (where pass is null and reason1 = '1')::int as status1,
        count(*) filter (where pass is null and reason1 <> '1')::int as status234,
        count(*) filter (where pass is null and reason1 is null)::int as open
      from ${checkIn} where ${where} group by airline)
    select by_airline.*, single, multi from by_airline cross join unassigned order by airline`);
  return rows;
}

/** Reads the efficiency report from the database (REP-11): one moment's truth, the same as `efficiencyOf` of domain. */
export const readEfficiency = (
  db: Database,
  reader: Pick<Principal, "vendors">,
  range: InstantRange,
): Promise<Efficiency> =>
  db.transaction(
    async (tx) => {
      await sortInMemory(tx);
      const counts = await countOutcomes(tx, reader, range);
      const work = await readProductivity(tx, reader, range);
      const sum = (name: "total" | "waiting" | "failed" | "automation" | "operators" | "status1" | "status234") =>
        counts.reduce((all, row) => all + row[name], 0);
      const by = (name: Exclude<keyof AirlineCount, "airline">): ByAirline =>
        Object.fromEntries(
          counts.filter((row) => Number(row[name]) > 0).map((row) => [row.airline, Number(row[name])]),
        );
      const [successAuto, failedAuto, waitingAuto] = [sum("automation"), sum("failed"), sum("waiting")];
      const bpAttached = successAuto + sum("operators");
      const { single, multi } = counts[0] ?? { single: 0, multi: 0 };
      return {
        totalCheckIn: sum("total"),
        totalAuto: successAuto + failedAuto + waitingAuto,
        successAuto,
        failedAuto,
        waitingAuto,
        totalCompleted: bpAttached + sum("status1") + sum("status234"),
        bpAttached,
        status1Cnt: sum("status1"),
        checkinsYetToAssign: { single, multi },
        unassigned: single + multi,
        disposedWOBPByAirline: by("status234"),
        automationSuccessByAirline: by("automation"),
        automationFailedByAirline: by("failed"),
        status1ByAirlines: by("status1"),
        totalByAirlines: by("total"),
        attachedByOperatorsByAirline: by("operators"),
        notSettledByAirline: by("open"),
        ...work,
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
