import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, eq } from "drizzle-orm";
import type { Documents } from "../../documents/documents.ts";
import type { Database } from "../../platform/database.ts";
import { holdCheckIns } from "../change.ts";
import { changeHeld, type Desk } from "../commit.ts";
import { automationTask, checkIn } from "../tables.ts";

/** What automation says of a task. */
export type AutomationAnswer =
  /** `matched`: the pass agrees with the check-in in all points. */
  | { readonly outcome: "delivered"; readonly pdf: Uint8Array; readonly matched: boolean }
  | { readonly outcome: "failed"; readonly note: string };

/** Kind of the rows that own passes; decides who may see them. */
export const passOwner = "checkin.pass";

/**
 * Takes the answer to a task that still waits: stores the pass, and moves the check-in on (decisions §3).
 * @returns false when nobody waits for it any more: answered before, cancelled, or the check-in is gone on
 */
export async function answerTask(
  db: Database,
  documents: Documents,
  desk: Desk,
  taskId: number,
  answer: AutomationAnswer,
  now: () => number,
): Promise<boolean> {
  const [asked] = await db
    .select({ checkInId: automationTask.checkInId })
    .from(automationTask)
    .where(eq(automationTask.id, taskId));
  if (!asked) return false;
  return db.transaction(async (tx) => {
    const [held] = await holdCheckIns(tx, eq(checkIn.id, asked.checkInId));
    const waiting = and(eq(automationTask.id, taskId), eq(automationTask.state, "WAITING"));
    const [task] = await tx.select({ id: automationTask.id }).from(automationTask).where(waiting).for("update");
    if (!held || !task || held.fields.state !== "WAITING_FOR_AUTOMATION") return false;
    const doing = { now: now(), user: pseudoUsers.automation };
    const settle = (state: "DELIVERED" | "FAILED", note: string | null) =>
      tx.update(automationTask).set({ state, note, settledAt: doing.now }).where(eq(automationTask.id, taskId));
    if (answer.outcome === "failed") {
      await changeHeld(tx, [held], { type: "automationFailed", note: answer.note }, doing, desk);
      await settle("FAILED", answer.note);
      return true;
    }
    const about = {
      ownerKind: passOwner,
      ownerId: String(held.id),
      vendor: held.vendor,
      name: `boarding-pass-${held.id}.pdf`,
      mediaType: "application/pdf",
    } as const;
    const { dmscode } = await documents.put(tx, answer.pdf, about);
    await changeHeld(tx, [held], { type: "automationDelivered", dmscode, matched: answer.matched }, doing, desk);
    await settle("DELIVERED", null);
    return true;
  });
}
