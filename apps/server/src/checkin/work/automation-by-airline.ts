import { and, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import { holdCheckIns } from "../transitions/transition.ts";
import { changeHeld, type ChangeServices } from "../transitions/commit.ts";
import { heldByPeople } from "./oversight.ts";
import { automationTask, checkIn } from "../tables.ts";
import { isLive, stateIn } from "../queue/view-sql.ts";
import { stuckAfter, stuckCheckIns } from "./stuck-automation.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/** How automation fares with an airline (contract: `automationAirlineSchema`). */
interface AirlineStatus {
  readonly airline: string;
  readonly waiting: number;
  readonly stuck: number;
  readonly oldestMins: number;
  readonly reloadable: number;
  readonly held: number;
}

/** What waits, what is stuck, what could be reloaded and what could be redistributed, airline by airline. */
export async function automationStatus(db: Queryable, caller: Caller, now: number): Promise<AirlineStatus[]> {
  const scope = vendorScope(caller, checkIn.vendor) ?? sql`true`;
  const waits = stateIn(["WAITING_FOR_AUTOMATION"]);
  const reloadable = sql`${stateIn(["ELIGIBLE_FOR_DISPOSAL"])} and ${checkIn.pass} is null and ${checkIn.windowClosesAt} > ${now}`;
  const { rows } = await db.execute<{ [Key in keyof AirlineStatus]: AirlineStatus[Key] }>(sql`
    select ${checkIn.airline} as airline, (count(*) filter (where ${waits}))::int as waiting,
      (count(*) filter (where ${waits} and task.created_at <= ${now - stuckAfter}))::int as stuck,
      greatest(0, (${now}::bigint - coalesce(min(task.created_at) filter (where ${waits}), ${now}::bigint)) / 60)::int as "oldestMins",
      (count(*) filter (where ${reloadable}))::int as reloadable, (count(*) filter (where ${heldByPeople}))::int as held
    from ${checkIn} left join lateral (select min(created_at) as created_at from ${automationTask} where check_in_id = ${checkIn.id} and ${waits} and ${automationTask.state} = 'WAITING') task on true
    where ${isLive} and ${scope} and (${waits} or (${reloadable}) or (${heldByPeople}))
    group by 1 order by 1`);
  return rows.map((row) => ({ ...row }));
}

/**
 * Sends check-ins of airlines to automation again: tasks that are stuck, or what was disposed without a pass while its window is
 * open.
 * @param airlines two-character IATA designators
 * @returns the check-ins that went
 */
export const reloadByAirline = (
  db: Database,
  caller: Caller,
  { stuck, airlineCodes }: { readonly stuck: boolean; readonly airlineCodes: readonly string[] },
  now: number,
  services: ChangeServices,
): Promise<number[]> =>
  db.transaction(async (tx) => {
    if (!services.airline.works) return [];
    const wanted = stuck
      ? and(stateIn(["WAITING_FOR_AUTOMATION"]), inArray(checkIn.id, stuckCheckIns(tx, now)))
      : and(stateIn(["ELIGIBLE_FOR_DISPOSAL"]), isNull(checkIn.pass), gt(checkIn.windowClosesAt, now));
    const held = await holdCheckIns(
      tx,
      and(inArray(checkIn.airline, [...airlineCodes]), isLive, wanted, vendorScope(caller, checkIn.vendor)),
    );
    const { steps } = await changeHeld(tx, held, { type: "reloaded" }, { now, user: caller.userid }, services);
    return steps.map(({ before }) => before.id);
  });

/**
 * Redistribute: open check-ins of airlines that people hold go back to the pool (AUT-6).
 * @returns how many
 */
export const redistribute = (
  db: Database,
  caller: Caller,
  airlineCodes: readonly string[],
  now: number,
  services: ChangeServices,
): Promise<number> =>
  db.transaction(async (tx) => {
    const held = await holdCheckIns(
      tx,
      and(inArray(checkIn.airline, [...airlineCodes]), heldByPeople, vendorScope(caller, checkIn.vendor)),
    );
    const { steps } = await changeHeld(
      tx,
      held,
      { type: "unlocked", note: "redistributed" },
      { now, user: caller.userid },
      services,
    );
    return steps.length;
  });
