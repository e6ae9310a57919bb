import { type CheckIn, isOpen, presence, pseudoUsers } from "@gatehouse/domain/checkin";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../../access/principal.ts";
import { pnr } from "../../bookings/tables.ts";
import type { Database, Queryable, Transaction } from "../../platform/database.ts";
import { announceAssignment } from "../transitions/announce.ts";
import { type HeldCheckIn, holdCheckIns, readHeld } from "../transitions/transition.ts";
import { readCheckIns } from "../check-in-row.ts";
import { changeHeld, commitSteps, type ChangeServices } from "../transitions/commit.ts";
import { Conflict, conflictOf } from "../transitions/conflict.ts";
import { decideForPerson } from "../transitions/change-each.ts";
import { checkIn, type GivenBack, operatorState } from "../tables.ts";
import { isLive } from "../queue/view-sql.ts";
import { countWaiting, isClaimable } from "../queue/claimable.ts";
import { type GivenBackUnit, markPresent, mayPull, readGivenBack } from "./presence.ts";

/** Seconds for which a unit that an operator gave back is offered to them last. */
const releasedSeconds = 10 * 60;

type Operator = Pick<Principal, "vendors" | "userid">;

/** What an operator holds (contract: `assignmentSchema`). */
export interface Assignment {
  readonly enabled: boolean;
  readonly held: CheckIn[];
  readonly releasesAt: number | null;
  readonly givenBack: { readonly at: number; readonly units: GivenBackUnit[] } | null;
  readonly waiting: number;
  readonly now: number;
}

const heldByMe = ({ userid }: Operator) => and(eq(checkIn.lockedBy, userid), isLive);

/**
 * What an operator holds at the moment, and whether they get the next unit by themselves.
 * @param waiting how many units wait, where that is known
 */
export async function readAssignment(
  db: Queryable,
  operator: Operator,
  now: number,
  waiting?: number,
): Promise<Assignment> {
  const held = await readCheckIns(db, heldByMe(operator));
  const { rows } = await db.execute<{ enabled: boolean; active: string | null; back: GivenBack | null }>(sql`select
    coalesce((select next_assignment from ${operatorState} where userid = ${operator.userid}), true) as enabled,
    (select given_back from ${operatorState} where userid = ${operator.userid}) as back,
    (select min(active_at) from ${pnr} where held_by = ${operator.userid}) as active`);
  const { enabled = true, active = null, back = null } = rows[0] ?? {};
  const releasesAt = held.length === 0 || active === null ? null : Number(active) + presence.lock;
  const givenBack = back && (await readGivenBack(db, operator, back));
  return { enabled, held, releasesAt, givenBack, waiting: waiting ?? (await countWaiting(db, operator, now)), now };
}

/** By a button: remembers whether the next unit is pulled, and that somebody is there. Until the transaction ends, the operator's other calls wait here. */
async function setNextAssignment(
  tx: Transaction,
  { userid }: Operator,
  nextAssignment: boolean,
  now: number,
): Promise<void> {
  const state = { nextAssignment, changedAt: now, presentAt: now };
  await tx
    .insert(operatorState)
    .values({ userid, ...state })
    .onConflictDoUpdate({ target: operatorState.userid, set: { ...state, givenBack: null } });
}

/** Whether the next unit is pulled by itself: not on a break, and not for somebody who is not there. The operator's other calls wait. */
async function pulls(tx: Transaction, { userid }: Operator, now: number): Promise<boolean> {
  const [state] = await tx.select().from(operatorState).where(eq(operatorState.userid, userid)).for("update");
  return state !== undefined && state.nextAssignment && mayPull(state, now);
}

/**
 * Takes the free unit whose window closes soonest for an operator who holds nothing: one statement, which passes over units that
 * somebody else is taking at this moment.
 * @returns the id of the unit, or undefined when there is none or something is held
 */
async function claimUnit(
  tx: Transaction,
  operator: Operator,
  now: number,
  evenReleased: boolean,
): Promise<number | undefined> {
  const { userid } = operator;
  const scope = vendorScope(operator, checkIn.vendor) ?? sql`true`;
  const notReleased = evenReleased
    ? sql`true`
    : sql`(${pnr.releasedBy} is distinct from ${userid} or ${pnr.releasedAt} < ${now - releasedSeconds})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with free as (
      select ${pnr.id} from ${checkIn} join ${pnr} on ${pnr.id} = ${checkIn.pnrId}
      where ${isClaimable} and ${checkIn.windowClosesAt} > ${now} and ${scope} and ${pnr.heldBy} is null and ${notReleased}
        and not exists (select from check_in mine where mine.locked_by = ${userid})
      order by ${checkIn.windowClosesAt}, ${checkIn.id} limit 1 for update of pnr skip locked
    )
    update pnr set held_by = ${userid}, active_at = ${now} from free where pnr.id = free.id returning pnr.id`);
  return rows[0] && Number(rows[0].id);
}

/** Claims and locks the next unit, if the operator holds nothing and there is one. @returns whether it did, and told so */
async function takeNext(tx: Transaction, operator: Operator, now: number, services: ChangeServices): Promise<boolean> {
  const actor = { now, user: operator.userid };
  for (const evenReleased of [false, true]) {
    // A unit whose work was settled at this very moment comes out empty: then the next one.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const unit = await claimUnit(tx, operator, now, evenReleased);
      if (unit === undefined) break;
      const held = await readHeld(tx, and(eq(checkIn.pnrId, unit), isClaimable));
      const { steps } = await changeHeld(tx, held, { type: "locked" }, actor, services);
      if (steps.length > 0) return true;
      await tx.update(pnr).set({ heldBy: null, activeAt: null }).where(eq(pnr.id, unit));
    }
  }
  return false;
}

/**
 * Start Next Assignment: enables pulling and claims a unit when nothing is held.
 * @param options `automatic` claims only while pulling is enabled and somebody is there, and enables nothing
 */
export const startNext = (
  db: Database,
  operator: Operator,
  now: number,
  services: ChangeServices,
  { automatic = false } = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    if (automatic) {
      if (!(await pulls(tx, operator, now))) return;
    } else await setNextAssignment(tx, operator, true, now);
    if (!(await takeNext(tx, operator, now, services))) await announceAssignment(tx, services.live, [operator.userid]);
  });

/** Carries out Going On Break for an operator: stops pulling; what is held stays. */
export const goOnBreak = (db: Database, operator: Operator, now: number, services: ChangeServices): Promise<void> =>
  db.transaction(async (tx) => {
    await setNextAssignment(tx, operator, false, now);
    await announceAssignment(tx, services.live, [operator.userid]);
  });

/** Check-ins that another person works on, or whose unit another person has. */
function lockedByOthers(held: readonly HeldCheckIn[], { userid }: Operator): { checkInId: number; userid: string }[] {
  return held.flatMap(({ id, holder, fields: { lockedBy } }) => {
    const person = lockedBy === pseudoUsers.automation ? null : lockedBy;
    const other = person ?? holder;
    return other !== null && other !== userid ? [{ checkInId: id, userid: other }] : [];
  });
}

/** Takes held check-ins for an operator: all of them, or none. What automation works on is taken from it (CHK-27). */
async function take(
  tx: Transaction,
  held: readonly HeldCheckIn[],
  operator: Operator,
  now: number,
  services: ChangeServices,
): Promise<void> {
  const locked = lockedByOthers(held, operator);
  if (locked.length > 0) throw new Conflict({ code: "LOCKED_BY_OTHER", locked });
  const free = held.filter(({ fields }) => fields.lockedBy !== operator.userid);
  const actor = { now, user: operator.userid };
  const { steps, refused } = decideForPerson(free, { type: "locked" }, actor);
  for (const refusal of refused) throw conflictOf(refusal);
  await commitSteps(tx, steps, actor, services);
  await markPresent(tx, operator, now);
}

/**
 * Self Assign Task: all of the chosen check-ins, or none.
 * @throws Conflict
 */
export const selfAssign = (
  db: Database,
  operator: Operator,
  checkInIds: readonly number[],
  now: number,
  services: ChangeServices,
): Promise<void> =>
  db.transaction(async (tx) => {
    const wanted = [...new Set(checkInIds)];
    const held = await holdCheckIns(tx, and(inArray(checkIn.id, wanted), vendorScope(operator, checkIn.vendor)));
    if (held.length < wanted.length) throw new Conflict({ code: "NOT_FOUND" });
    await take(tx, held, operator, now, services);
  });

/** A check-in by which somebody names its unit. */
export interface LockOptions {
  readonly checkInId: number;
  readonly pnr: string;
  readonly bookingNo: string;
}

/**
 * Lock PNR: the whole unit of a check-in, that is all its open check-ins.
 * @throws Conflict
 */
export const lockPnr = (
  db: Database,
  operator: Operator,
  { checkInId, pnr: locator, bookingNo }: LockOptions,
  now: number,
  services: ChangeServices,
): Promise<void> =>
  db.transaction(async (tx) => {
    const named = and(
      eq(checkIn.id, checkInId),
      eq(checkIn.pnr, locator),
      eq(checkIn.bookingNo, bookingNo),
      vendorScope(operator, checkIn.vendor),
    );
    const unit = await holdCheckIns(
      tx,
      inArray(checkIn.pnrId, tx.select({ id: checkIn.pnrId }).from(checkIn).where(named)),
    );
    const own = unit.find(({ id }) => id === checkInId);
    if (!own) throw new Conflict({ code: "NOT_FOUND" });
    const open = unit.filter(({ fields }) => isOpen({ ...fields, currentState: fields.state }));
    if (!open.includes(own)) throw new Conflict({ code: "STATE_CONFLICT", checkInId, currentState: own.fields.state });
    await take(tx, open, operator, now, services);
  });

/** Carries out Release Assignment for an operator: gives back what is held. @throws Conflict NOTHING_HELD */
export const releaseHeld = (db: Database, operator: Operator, now: number, services: ChangeServices): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await holdCheckIns(tx, heldByMe(operator));
    if (held.length === 0) throw new Conflict({ code: "NOTHING_HELD" });
    await changeHeld(tx, held, { type: "unlocked", note: null }, { now, user: operator.userid }, services);
    await markPresent(tx, operator, now);
    const units = [...new Set(held.map(({ pnrId }) => pnrId))];
    await tx
      .update(pnr)
      .set({ releasedBy: operator.userid, releasedAt: now })
      .where(and(inArray(pnr.id, units), isNull(pnr.heldBy)));
  });
