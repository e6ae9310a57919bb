import {
  airlineGroups,
  disposalSeconds,
  isDifficult,
  type LifecycleEvent,
  presence,
  pseudoUsers,
} from "@gatehouse/domain/checkin";
import { and, asc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import type { OutboxRule } from "../messaging/outbox.ts";
import type { Database } from "../platform/database.ts";
import { andThen, decide, holdCheckIns } from "./transitions/transition.ts";
import { commitSteps, type ChangeServices, revokeSentPass } from "./transitions/commit.ts";
import { answerSeconds } from "../platform/answered-requests/once.ts";
import { answeredRequest } from "../platform/answered-requests/tables.ts";
import { checkIn, leftCheckIn } from "./tables.ts";
import { isLive, stateIn } from "./queue/view-sql.ts";
import { recordGivenBack } from "./work/presence.ts";

/** Check-ins that one transaction changes: a million of them block nobody for long. */
const batch = 500;

/** A transition that check-ins make once its time has come. */
interface DueTransition {
  readonly where: (now: number) => SQL | undefined;
  readonly event: LifecycleEvent;
  /** What follows at once, where it may. */
  readonly next?: LifecycleEvent;
}

const automated = airlineGroups.AUTOMATION.filter((airline) => !isDifficult(airline));

/** In this order: what has departed is no work any more, and what closes is not sent to automation. */
const dueTransitions: readonly DueTransition[] = [
  { where: (now) => and(isLive, lte(checkIn.departsAt, now)), event: { type: "departed" } },
  {
    where: (now) => and(isLive, stateIn(["ELIGIBLE_FOR_CHECKIN"]), lte(checkIn.windowClosesAt, now)),
    event: { type: "windowClosed" },
  },
  {
    where: (now) => and(isLive, stateIn(["NEW"]), lte(checkIn.windowOpensAt, now)),
    event: { type: "windowOpened" },
    next: { type: "sentToAutomation" },
  },
  {
    where: (now) =>
      and(
        isLive,
        stateIn(["ELIGIBLE_FOR_CHECKIN"]),
        isNull(checkIn.lockedBy),
        gt(checkIn.windowClosesAt, now),
        sql`not ${checkIn.automationTried}`,
        inArray(checkIn.airline, automated),
      ),
    event: { type: "sentToAutomation" },
  },
  {
    where: (now) =>
      and(
        isLive,
        stateIn(["ELIGIBLE_FOR_DISPOSAL"]),
        isNull(checkIn.pass),
        lte(checkIn.disposedAt, now - disposalSeconds),
        lte(checkIn.windowClosesAt, now),
      ),
    event: { type: "disposalFinished" },
  },
];

/** Without anybody to do them, nothing is sent to automation. */
const dueTransitionsOf = ({ airline }: ChangeServices): readonly DueTransition[] =>
  airline.works
    ? dueTransitions
    : dueTransitions
        .filter(({ event }) => event.type !== "sentToAutomation")
        .map(({ where, event }) => ({ where, event }));

/** One batch. @returns how many check-ins changed */
const applyBatch = (
  db: Database,
  { where, event, next }: DueTransition,
  now: number,
  services: ChangeServices,
): Promise<number> =>
  db.transaction(async (tx) => {
    const actor = { now, user: pseudoUsers.system };
    const ids = await tx
      .select({ id: checkIn.id })
      .from(checkIn)
      .where(where(now))
      .orderBy(asc(checkIn.id))
      .limit(batch);
    if (ids.length === 0) return 0;
    const found = inArray(
      checkIn.id,
      ids.map(({ id }) => id),
    );
    const held = await holdCheckIns(tx, and(found, where(now)), { skipLocked: true });
    const { steps } = decide(held, event, actor);
    await commitSteps(tx, next ? andThen(steps, () => next, actor) : steps, actor, services);
    return steps.length;
  });

/** Releases locks without activity (CHK-29). @returns how many check-ins were unlocked */
const unlockIdle = (db: Database, now: number, services: ChangeServices): Promise<number> =>
  db.transaction(async (tx) => {
    const idle = await tx
      .select({ id: pnr.id })
      .from(pnr)
      .where(and(sql`${pnr.heldBy} is not null`, lte(pnr.activeAt, now - presence.lock)))
      .limit(batch);
    if (idle.length === 0) return 0;
    const units = inArray(
      checkIn.pnrId,
      idle.map(({ id }) => id),
    );
    const stillIdle = inArray(
      checkIn.pnrId,
      tx
        .select({ id: pnr.id })
        .from(pnr)
        .where(lte(pnr.activeAt, now - presence.lock)),
    );
    const held = await holdCheckIns(
      tx,
      and(units, stillIdle, stateIn(["ELIGIBLE_FOR_CHECKIN"]), sql`${checkIn.lockedBy} is not null`),
      { skipLocked: true },
    );
    const { steps } = decide(held, { type: "unlocked", note: "no activity" }, { now, user: pseudoUsers.system });
    await recordGivenBack(tx, steps, now);
    await commitSteps(tx, steps, { now, user: pseudoUsers.system }, services);
    return steps.length;
  });

/**
 * Applies the transitions that are due, in batches. Several servers may do so at the same time: each takes rows that no other has
 * locked.
 * @returns how many changes it made
 */
export async function applyDueTransitions(db: Database, now: number, services: ChangeServices): Promise<number> {
  let changed = 0;
  const exhaust = async (once: () => Promise<number>) => {
    for (let some = await once(); some > 0; some = await once()) changed += some;
  };
  for (const transition of dueTransitionsOf(services)) await exhaust(() => applyBatch(db, transition, now, services));
  await exhaust(() => unlockIdle(db, now, services));
  await db.delete(answeredRequest).where(lt(answeredRequest.at, now - answerSeconds));
  await db.delete(leftCheckIn).where(lt(leftCheckIn.at, sql`extract(epoch from now()) - 3600`));
  return changed;
}

/** The pass of an approved check-in has been sent (CHK-10). */
export const passSent = (services: ChangeServices, now: () => number): Pick<OutboxRule, "hold" | "sent"> => ({
  hold: async (tx, { subjectId }) => {
    await holdCheckIns(tx, eq(checkIn.id, subjectId));
  },
  sent: async (tx, message) => {
    const { subjectId } = message;
    // Taken back while it was under way: nothing of the check-in is completed by it.
    if (message.cancelledAt !== null) return revokeSentPass(tx, services.live, message, now());
    const actor = { now: now(), user: pseudoUsers.system };
    // A flight that departed meanwhile has ended the check-in already: the refusal is right.
    const { steps } = decide(await holdCheckIns(tx, eq(checkIn.id, subjectId)), { type: "delivered" }, actor);
    await commitSteps(tx, steps, actor, services);
  },
});
