import { type SQL, sql } from "drizzle-orm";
import { isLive, stateIn } from "../queue/view-sql.ts";
import { checkIn } from "../tables.ts";

/** Work that nobody has: neither the check-in nor, by another of its check-ins, the unit. */
export const isClaimable: SQL = sql`${isLive} and ${stateIn(["ELIGIBLE_FOR_CHECKIN"])} and ${checkIn.lockedBy} is null`;
