import type { Page } from "@gatehouse/api/contract";
import { can } from "@gatehouse/domain/access";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { vendor } from "../../access/tables.ts";
import { pnr } from "../../bookings/tables.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import { holdCheckIns } from "../transitions/transition.ts";
import { changeHeld, type ChangeServices } from "../transitions/commit.ts";
import { Conflict } from "../transitions/conflict.ts";
import { checkIn, liveCheckIn } from "../tables.ts";
import { isLive, isOpen, stateIn } from "../queue/view-sql.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

/** Which page, zero-based, of what size. */
interface PageQuery {
  readonly page: number;
  readonly size: number;
}

const { pool } = pseudoUsers;

/** Open work that a person has in hand. */
export const heldByPeople: SQL = sql`${isLive} and ${stateIn(["ELIGIBLE_FOR_CHECKIN"])} and ${checkIn.lockedBy} is not null`;

/** A page of rows that carry the number of all; one that lies behind the last says the number all the same. */
async function pageOf<Row>(
  rows: readonly Record<string, unknown>[],
  { page, size }: PageQuery,
  toRow: (row: Record<string, unknown>) => Row,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const known = rows[0]?.["total"];
  const totalElement = known === undefined ? (page === 0 ? 0 : await count()) : Number(known);
  return { content: rows.map(toRow), pageNo: page + 1, totalElement, totalPages: Math.ceil(totalElement / size) };
}

/** What one operator holds of one unit (contract: `lockedUnitSchema`). */
interface LockedUnit {
  readonly checkins: number[];
  readonly bookingNo: string;
  readonly pnr: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly airline: { readonly iata: string };
  readonly userid: string;
  readonly lockedAt: number;
  readonly activeAt: number;
  readonly windowClosesAt: number;
  readonly deptTimeUTCSecs: number;
}

/** Everything that people hold, a row per unit, the longest held first. */
export async function lockedUnits(db: Queryable, reader: Reader, query: PageQuery): Promise<Page<LockedUnit>> {
  const scope = vendorScope(reader, checkIn.vendor) ?? sql`true`;
  const units = sql`select ${checkIn.pnrId} as unit, ${checkIn.lockedBy} as userid, array_agg(${checkIn.id} order by ${checkIn.id}) as checkins,
      min(${checkIn.airline}) as airline, min(${checkIn.lockedAt}) as locked_at, min(${checkIn.windowClosesAt}) as closes_at, min(${checkIn.departsAt}) as departs_at
    from ${checkIn} where ${heldByPeople} and ${scope} group by 1, 2`;
  const { rows } =
    await db.execute(sql`select u.*, count(*) over ()::int as total, ${pnr.bookingNo} as "bookingNo", ${pnr.pnr} as pnr,
      ${pnr.vendor} as vendor, ${vendor.name} as "vendorName", coalesce(${pnr.activeAt}, u.locked_at) as active_at
    from (${units}) u join ${pnr} on ${pnr.id} = u.unit join ${vendor} on ${vendor.code} = ${pnr.vendor}
    order by u.locked_at, u.unit, u.userid limit ${query.size} offset ${query.page * query.size}`);
  return pageOf(
    rows,
    query,
    (row): LockedUnit => ({
      checkins: (row["checkins"] as readonly (string | number)[]).map(Number), // array_agg of bigint
      bookingNo: String(row["bookingNo"]),
      pnr: String(row["pnr"]),
      vendor: String(row["vendor"]),
      vendorName: String(row["vendorName"]),
      airline: { iata: String(row["airline"]) },
      userid: String(row["userid"]),
      lockedAt: Number(row["locked_at"]),
      activeAt: Number(row["active_at"]),
      windowClosesAt: Number(row["closes_at"]),
      deptTimeUTCSecs: Number(row["departs_at"]),
    }),
    async () => {
      const { rows: counted } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from (${units}) u`,
      );
      return counted[0]?.total ?? 0;
    },
  );
}

/** What is to be unlocked: check-ins by their ids, bookings by their numbers. */
export interface UnlockOptions {
  readonly checkInIds: readonly number[];
  readonly bookingNos: readonly string[];
}

/**
 * Gives what people hold back to the pool. Two vendors may use one booking number: beside check-ins, a number means the bookings of
 * their vendors.
 * @returns how many check-ins were unlocked
 * @throws Conflict LOCKED_BY_OTHER for work of others without `checkinAssignments`; then nothing is unlocked
 */
export const unlockHeld = (
  db: Database,
  principal: Reader & Pick<Principal, "permissions">,
  { checkInIds, bookingNos }: UnlockOptions,
  now: number,
  services: ChangeServices,
): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = [...new Set(checkInIds)];
    const numbers = [...new Set(bookingNos)];
    const vendors =
      ids.length === 0
        ? undefined
        : inArray(checkIn.vendor, tx.select({ code: checkIn.vendor }).from(checkIn).where(inArray(checkIn.id, ids)));
    const named = or(
      ids.length > 0 ? inArray(checkIn.id, ids) : undefined,
      numbers.length > 0 ? and(inArray(checkIn.bookingNo, numbers), vendors) : undefined,
    );
    if (!named) return 0;
    const held = await holdCheckIns(tx, and(named, heldByPeople, vendorScope(principal, checkIn.vendor)));
    const others = held.filter(({ fields }) => fields.lockedBy !== principal.userid);
    if (others.length > 0 && !can(principal.permissions, "checkinAssignments"))
      throw new Conflict({
        code: "LOCKED_BY_OTHER",
        locked: others.map(({ id, fields }) => ({ checkInId: id, userid: fields.lockedBy ?? "" })),
      });
    const { steps } = await changeHeld(
      tx,
      held,
      { type: "unlocked", note: null },
      { now, user: principal.userid },
      services,
    );
    return steps.length;
  });

/** One open check-in and who has it (contract: `lockStatusSchema`). */
interface LockStatus {
  readonly checkInId: number;
  readonly userId: string;
  readonly airline: string;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly windowClosesAt: number;
  readonly deptTimeUTCSecs: number;
  readonly createdMinsAgo: number;
  readonly waitTimeInMins: number;
}

/** Every open check-in with its lock, automation's and the pool's included; those that wait longest first. */
export async function lockStatus(
  db: Queryable,
  reader: Reader,
  query: PageQuery,
  now: number,
): Promise<Page<LockStatus>> {
  const mine = and(isOpen, vendorScope(reader, liveCheckIn.vendor));
  const minutesSince = (instant: SQL) => sql`greatest(0, (${now}::bigint - ${instant}) / 60)::int`;
  const { rows } = await db.execute(sql`
    with open as (
      select ${liveCheckIn.id} as id, ${liveCheckIn.eligibleAt} as eligible_at, count(*) over ()::int as total from ${liveCheckIn} where ${mine ?? sql`true`}
      order by ${liveCheckIn.eligibleAt} nulls last, ${liveCheckIn.id} limit ${query.size} offset ${query.page * query.size}
    )
    select ${checkIn.id} as id, coalesce(${checkIn.lockedBy}, ${pool}) as "userId", ${checkIn.airline} as airline, ${checkIn.pnr} as pnr, ${checkIn.bookingNo} as "bookingNo",
      ${checkIn.windowClosesAt} as closes_at, ${checkIn.departsAt} as departs_at,
      ${minutesSince(sql`coalesce(${checkIn.lockedAt}, ${checkIn.createdAt})`)} as created, ${minutesSince(sql`coalesce(open.eligible_at, ${now})`)} as waited, open.total
    from open join ${checkIn} on ${checkIn.id} = open.id order by open.eligible_at nulls last, open.id`);
  return pageOf(
    rows,
    query,
    (row): LockStatus => ({
      checkInId: Number(row["id"]),
      userId: String(row["userId"]),
      airline: String(row["airline"]),
      pnr: String(row["pnr"]),
      bookingNo: String(row["bookingNo"]),
      windowClosesAt: Number(row["closes_at"]),
      deptTimeUTCSecs: Number(row["departs_at"]),
      createdMinsAgo: Number(row["created"]),
      waitTimeInMins: Number(row["waited"]),
    }),
    () => db.$count(liveCheckIn, mine),
  );
}
