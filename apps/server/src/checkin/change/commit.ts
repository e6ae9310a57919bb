import type { LifecycleEffect, LifecycleEvent } from "@gatehouse/domain/checkin";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { outbox } from "../../messaging/tables.ts";
import type { Transaction } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import { announceSteps } from "./announce.ts";
import type { Airline } from "../automation/airline.ts";
import { followPasses, type ReadPages } from "../passes/candidates.ts";
import { decide, type HeldCheckIn, type Refusal, type Step, writeSteps } from "./change.ts";
import { automationTask } from "../tables.ts";

/** What a change needs besides its transaction. */
export interface Desk {
  readonly live: LiveHub;
  readonly airline: Airline;
  readonly readPages: ReadPages;
}

/** Who does it, and when. */
export interface Doing {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** A user id, or AUTOMATION or SYSTEM. */
  readonly user: string;
}

/** Kind of the row an outbox message speaks of. */
const passSubject = "checkin";
/** A boarding pass for its traveller, and taking it back after it was sent. */
export const passMessages = { send: "checkin.pass", revoke: "checkin.pass-revoked" } as const;

const idsWith = (steps: readonly Step[], effect: LifecycleEffect) =>
  steps.filter(({ effects }) => effects.includes(effect)).map(({ before }) => before.id);
const message = (kind: string, { before }: Step, dmscode: string | null, now: number) => ({
  kind,
  subjectKind: passSubject,
  subjectId: before.id,
  payload: { dmscode: dmscode ?? "" },
  createdAt: now,
  dueAt: now,
});

/** What must happen elsewhere in the same transaction (decisions §3). */
async function runEffects(tx: Transaction, steps: readonly Step[], now: number, airline: Airline): Promise<void> {
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
    const unsent = and(
      eq(outbox.subjectKind, passSubject),
      inArray(outbox.subjectId, ids),
      isNull(outbox.sentAt),
      isNull(outbox.cancelledAt),
    );
    await tx.update(outbox).set({ cancelledAt: now }).where(unsent);
    const sent = revoked.filter(({ before }) => before.fields.state === "DISPOSITION_COMPLETED");
    if (sent.length > 0)
      await tx
        .insert(outbox)
        .values(sent.map((step) => message(passMessages.revoke, step, step.before.fields.pass, now)));
  }
  const approved = steps.filter(({ effects }) => effects.includes("SEND_PASS"));
  if (approved.length > 0)
    await tx.insert(outbox).values(approved.map((step) => message(passMessages.send, step, step.after.pass, now)));
}

/** Writes steps, does what they entail and announces them: one change, in the caller's transaction. */
export async function commitSteps(
  tx: Transaction,
  steps: readonly Step[],
  doing: Doing,
  { live, airline, readPages }: Desk,
): Promise<void> {
  if (steps.length === 0) return;
  await writeSteps(tx, steps, doing);
  await runEffects(tx, steps, doing.now, airline);
  await followPasses(tx, steps, doing, live, readPages);
  await announceSteps(tx, live, steps);
}

/** An event for held check-ins, from decision to announcement. @returns those that the lifecycle refuses, unchanged */
export async function changeHeld(
  tx: Transaction,
  held: readonly HeldCheckIn[],
  event: LifecycleEvent,
  doing: Doing,
  desk: Desk,
): Promise<{ readonly steps: readonly Step[]; readonly refused: readonly Refusal[] }> {
  const { steps, refused } = decide(held, event, doing);
  await commitSteps(tx, steps, doing, desk);
  return { steps, refused };
}
