import { isPresent, presence } from "@gatehouse/domain/checkin";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { vendor } from "../../access/tables.ts";
import { pnr } from "../../bookings/tables.ts";
import type { Database, Queryable, Transaction } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import { announceAssignment } from "../transitions/announce.ts";
import type { Step } from "../transitions/transition.ts";
import { type GivenBack, operatorState } from "../tables.ts";
import { isClaimable } from "../queue/claimable.ts";

type Operator = Pick<Principal, "vendors" | "userid">;

/** A lock is written at most so often, in seconds: looking around is many calls. */
const pause = presence.report / 2;
/** So long before it goes back, in seconds, an operator's other screens may have begun to say so. */
const warningLead = 5 * 60;

/** Somebody pressed a button: they are there, and have seen what the screen says. */
export async function markPresent(tx: Transaction, { userid }: Pick<Operator, "userid">, now: number): Promise<void> {
  await tx
    .insert(operatorState)
    .values({ userid, changedAt: now, presentAt: now })
    .onConflictDoUpdate({ target: operatorState.userid, set: { presentAt: now, givenBack: null } });
}

/** Whether the next unit may come by itself. */
export const mayPull = (
  { presentAt, givenBack }: Pick<typeof operatorState.$inferSelect, "presentAt" | "givenBack">,
  now: number,
): boolean => isPresent(presentAt, now) && givenBack === null;

/** The units of check-ins. */
const unitsOf = (checkInIds: readonly number[]): SQL =>
  sql`(select c.pnr_id from check_in c where c.id = any(${sql.param([...checkInIds])}::bigint[]))`;

/**
 * Somebody looks at units: the locks of those that are their own last half an hour from now. What the holder changes keeps a lock
 * without an end, looking does for two hours after the last change (docs/decisions/026). Units that are being changed at this moment
 * are passed over.
 */
async function renewLocks(
  tx: Transaction,
  { userid }: Pick<Operator, "userid">,
  units: SQL,
  now: number,
  live: LiveHub,
): Promise<void> {
  const { rows } = await tx.execute<{ before: string }>(sql`
    with mine as (
      select p.id, p.active_at from ${pnr} p
      where p.held_by = ${userid} and p.active_at <= ${now - pause}
        and p.id in ${units}
        and ${now - presence.looking} < greatest(
          (select max(a.at) from audit_entry a join check_in c on c.id = a.check_in_id
            where c.pnr_id = p.id and a.userid = ${userid} and a.action <> 'VIEWED_PASSPORT'),
          (select max(u.uploaded_at) from pass_upload u where u.pnr_id = p.id and u.uploaded_by = ${userid}))
      order by p.id for update of p skip locked
    )
    update ${pnr} set active_at = ${now} from mine where ${pnr}.id = mine.id returning mine.active_at as before`);
  if (rows.some(({ before }) => Number(before) + presence.lock - warningLead <= now))
    await announceAssignment(tx, live, [userid]);
}

/** What a screen reports. */
export interface PresenceReport {
  readonly checkInIds: readonly number[];
  /** Seconds since the last key or pointer. */
  readonly idle: number;
  readonly seen: boolean;
}

/** Somebody is at the screen, and perhaps looks at what they hold. */
export const reportPresence = (
  db: Database,
  operator: Operator,
  { checkInIds, idle, seen }: PresenceReport,
  now: number,
  live: LiveHub,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Looking at a document takes no key for a while; anyone who has gone does not look.
    if (checkInIds.length > 0 && idle < presence.away) await renewLocks(tx, operator, unitsOf(checkInIds), now, live);
    const presentAt = now - idle;
    await tx
      .insert(operatorState)
      .values({ userid: operator.userid, changedAt: now, presentAt })
      .onConflictDoUpdate({
        target: operatorState.userid,
        // Another screen of theirs may have seen them since.
        set: {
          presentAt: sql`greatest(${operatorState.presentAt}, ${presentAt}::bigint)`,
          ...(seen ? { givenBack: null } : {}),
        },
      });
    if (seen) await announceAssignment(tx, live, [operator.userid]);
  });

/** Somebody opened a check-in or a document of a unit, or brings one: that alone counts, whatever their screen reports. */
export const renewUnitLock = (
  tx: Transaction,
  operator: Pick<Operator, "userid">,
  {
    checkInId,
    unit,
  }: { readonly checkInId: number; readonly unit?: never } | { readonly unit: number; readonly checkInId?: never },
  now: number,
  live: LiveHub,
): Promise<void> =>
  renewLocks(tx, operator, checkInId === undefined ? sql`(${unit})` : unitsOf([checkInId]), now, live);

/** Remembers for each operator what has just gone back, beside what they have not seen yet. */
export async function recordGivenBack(tx: Transaction, steps: readonly Step[], now: number): Promise<void> {
  const units = new Map<string, Set<number>>();
  for (const { before } of steps) {
    const { lockedBy } = before.fields;
    if (lockedBy !== null) units.set(lockedBy, (units.get(lockedBy) ?? new Set()).add(before.pnrId));
  }
  // In the order of the names, so that two servers do not wait for each other in a circle.
  for (const [userid, ids] of [...units].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const givenBack: GivenBack = { at: now, units: [...ids] };
    await tx
      .insert(operatorState)
      .values({ userid, changedAt: now, givenBack })
      .onConflictDoUpdate({
        target: operatorState.userid,
        set: {
          givenBack: sql`jsonb_build_object('at', ${now}::bigint, 'units', coalesce(${operatorState.givenBack}->'units', '[]') || ${JSON.stringify(givenBack.units)}::jsonb)`,
        },
      });
  }
}

/** A unit that went back from an operator. */
export interface GivenBackUnit {
  readonly pnr: string;
  readonly bookingNo: string;
  readonly vendorName: string;
  readonly checkInId: number | null;
  readonly heldBy: string | null;
}

/** What went back from an operator, as it stands now. */
export async function readGivenBack(
  db: Queryable,
  operator: Operator,
  { at, units }: GivenBack,
): Promise<{ readonly at: number; readonly units: GivenBackUnit[] }> {
  const ids = sql.param([...units]);
  const found = await db
    .select({
      pnr: pnr.pnr,
      bookingNo: pnr.bookingNo,
      vendorName: vendor.name,
      checkInId: sql<
        string | null
      >`(select check_in.id from check_in where check_in.pnr_id = ${pnr.id} and ${isClaimable} order by check_in.window_closes_at, check_in.id limit 1)`,
      heldBy: pnr.heldBy,
    })
    .from(pnr)
    .innerJoin(vendor, eq(vendor.code, pnr.vendor))
    .where(and(sql`${pnr.id} = any(${ids}::bigint[])`, vendorScope(operator, pnr.vendor)))
    .orderBy(pnr.id);
  return {
    at,
    units: found.map(({ checkInId, ...unit }) => ({
      ...unit,
      checkInId: checkInId === null ? null : Number(checkInId),
    })),
  };
}
