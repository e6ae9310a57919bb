import { type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { pnr } from "../../bookings/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { isLive, stateIn } from "./view-sql.ts";
import { checkIn, liveCheckIn } from "../tables.ts";

/** Work that nobody has: neither the check-in nor, by another of its check-ins, the unit. */
export const isClaimable: SQL = sql`${isLive} and ${stateIn(["ELIGIBLE_FOR_CHECKIN"])} and ${checkIn.lockedBy} is null`;

/** Units that an operator could claim now. */
export async function countWaiting(
  db: Queryable,
  { vendors }: Pick<Principal, "vendors">,
  now: number,
): Promise<number> {
  const mine = vendorScope({ vendors }, liveCheckIn.vendor) ?? sql`true`;
  const { rows } = await db.execute<{
    waiting: number;
  }>(sql`select count(distinct pnr_id)::int as waiting from ${liveCheckIn}
    where ${stateIn(["ELIGIBLE_FOR_CHECKIN"], liveCheckIn.state)} and ${liveCheckIn.lockedBy} is null and ${liveCheckIn.windowClosesAt} > ${now} and ${mine}
      and not exists (select from ${pnr} where ${pnr.id} = ${liveCheckIn.pnrId} and ${pnr.heldBy} is not null)`);
  return rows[0]?.waiting ?? 0;
}
