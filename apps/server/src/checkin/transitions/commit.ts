import type { LifecycleEffect, LifecycleEvent } from "@gatehouse/domain/checkin";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { passenger } from "../../bookings/tables.ts";
import { outbox } from "../../messaging/tables.ts";
import { checkInSubject, publishMessages } from "../../messaging/publish.ts";
import type { Transaction } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import { announceSteps } from "./announce.ts";
import type { Airline } from "./airline.ts";
import { decide, type HeldCheckIn, type Refusal, type Step, writeSteps } from "./transition.ts";
import { automationTask, checkIn } from "../tables.ts";

/** Has stored pages read, in a job that exists if and only if the caller's transaction commits. */
export type ReadPages = (tx: Transaction, dmscodes: readonly string[]) => Promise<void>;

/** The services that a change needs besides its transaction. */
export interface ChangeServices {
  readonly live: LiveHub;
  readonly airline: Airline;
  readonly readPages: ReadPages;
  /** Keeps the pages of passes up with the check-ins that get or lose them. */
  readonly followPasses: (tx: Transaction, steps: readonly Step[], actor: Actor) => Promise<void>;
}

/** Who makes a change, and when. */
export interface Actor {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** A user id, or AUTOMATION or SYSTEM. */
  readonly user: string;
}

/** A boarding pass for its traveller, and taking it back after it was sent. */
export const passMessages = { send: "checkin.pass", revoke: "checkin.pass-revoked" } as const;

const idsWith = (steps: readonly Step[], effect: LifecycleEffect) =>
  steps.filter(({ effects }) => effects.includes(effect)).map(({ before }) => before.id);
/** @param id of the check-in */
const passMessage = (kind: string, id: number, vendor: string, dmscode: string | null, now: number) => ({
  kind,
  subjectKind: checkInSubject,
  subjectId: id,
  vendor,
  bookingNo: sql<string>`(select ${checkIn.bookingNo} from ${checkIn} where ${checkIn.id} = ${id})`,
  receiver: sql<string>`(select ${passenger.email} from ${passenger} join ${checkIn} on ${checkIn.passengerId} = ${passenger.id} where ${checkIn.id} = ${id})`,
  payload: { dmscode: dmscode ?? "" },
  createdAt: now,
  dueAt: now,
});
const messageOf = (kind: string, { before }: Step, dmscode: string | null, now: number) =>
  passMessage(kind, before.id, before.vendor, dmscode, now);

async function insertMessages(
  tx: Transaction,
  live: ChangeServices["live"],
  messages: readonly ReturnType<typeof passMessage>[],
): Promise<void> {
  await publishMessages(
    tx,
    live,
    await tx
      .insert(outbox)
      .values([...messages])
      .returning(),
  );
}

/** A pass went out although it had been taken back while it was under way: its reader is told not to use it. */
export const revokeSentPass = (
  tx: Transaction,
  live: ChangeServices["live"],
  { subjectId, vendor, payload }: Pick<typeof outbox.$inferSelect, "subjectId" | "vendor" | "payload">,
  now: number,
): Promise<void> =>
  insertMessages(tx, live, [passMessage(passMessages.revoke, subjectId, vendor, payload["dmscode"] ?? null, now)]);

/** What must happen elsewhere in the same transaction (CHK-3). */
async function runEffects(
  tx: Transaction,
  steps: readonly Step[],
  now: number,
  { airline, live }: Pick<ChangeServices, "airline" | "live">,
): Promise<void> {
  const cancelled = idsWith(steps, "CANCEL_TASK");
  if (cancelled.length > 0) {
    await tx
      .update(automationTask)
      .set({ state: "CANCELLED", settledAt: now })
      .where(and(inArray(automationTask.checkInId, cancelled), eq(automationTask.state, "WAITING")));
  }
  const submitted = idsWith(steps, "SUBMIT_TASK");
  if (submitted.length > 0) {
    const tasks = await tx
      .insert(automationTask)
      .values(submitted.map((checkInId) => ({ checkInId, createdAt: now })))
      .returning({ id: automationTask.id, checkInId: automationTask.checkInId });
    await airline.submit(tx, tasks);
  }
  const revoked = steps.filter(({ effects }) => effects.includes("REVOKE_PASS"));
  if (revoked.length > 0) {
    const ids = revoked.map(({ before }) => before.id);
    // Only passes: that an earlier one is no longer valid has to be said all the same.
    const unsent = and(
      eq(outbox.kind, passMessages.send),
      eq(outbox.subjectKind, checkInSubject),
      inArray(outbox.subjectId, ids),
      isNull(outbox.sentAt),
      isNull(outbox.cancelledAt),
    );
    await publishMessages(tx, live, await tx.update(outbox).set({ cancelledAt: now }).where(unsent).returning());
    const sent = revoked.filter(({ before }) => before.fields.state === "DISPOSITION_COMPLETED");
    if (sent.length > 0)
      await insertMessages(
        tx,
        live,
        sent.map((step) => messageOf(passMessages.revoke, step, step.before.fields.pass, now)),
      );
  }
  const approved = steps.filter(({ effects }) => effects.includes("SEND_PASS"));
  if (approved.length > 0)
    await insertMessages(
      tx,
      live,
      approved.map((step) => messageOf(passMessages.send, step, step.after.pass, now)),
    );
}

/** Writes steps, runs their effects and publishes them: one change, in the caller's transaction. */
export async function commitSteps(
  tx: Transaction,
  steps: readonly Step[],
  actor: Actor,
  { live, airline, followPasses }: ChangeServices,
): Promise<void> {
  if (steps.length === 0) return;
  await writeSteps(tx, steps, actor);
  await runEffects(tx, steps, actor.now, { airline, live });
  await followPasses(tx, steps, actor);
  await announceSteps(tx, live, steps);
}

/** An event for held check-ins, from decision to announcement. @returns those that the lifecycle refuses, unchanged */
export async function changeHeld(
  tx: Transaction,
  held: readonly HeldCheckIn[],
  event: LifecycleEvent,
  actor: Actor,
  services: ChangeServices,
): Promise<{ readonly steps: readonly Step[]; readonly refused: readonly Refusal[] }> {
  const { steps, refused } = decide(held, event, actor);
  await commitSteps(tx, steps, actor, services);
  return { steps, refused };
}
