import { pseudoUsers } from "@gatehouse/domain/checkin";
import { eq } from "drizzle-orm";
import type { Documents } from "../documents/documents.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { addPages, announceCandidates } from "../boarding-pass/candidates.ts";
import { candidatePage } from "../boarding-pass/candidate-tables.ts";
import { judgeFor } from "../boarding-pass/judge.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { type HeldCheckIn, holdCheckIns } from "../checkin/transitions/transition.ts";
import { changeHeld, type ChangeServices } from "../checkin/transitions/commit.ts";
import { bookedWithCheckIn } from "../boarding-pass/expected.ts";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import type { PageFindings } from "../boarding-pass/pages/passes-of-page.ts";
import { automationTask, checkIn } from "../checkin/tables.ts";

/** What automation says of a task. */
export type AutomationAnswer =
  /**
   * `pdf`: without anything that acts, for it is stored, shown and mailed as it is. `findings`: what its passes say; whether that is
   * right is judged here, for nobody outside is believed.
   */
  | { readonly outcome: "delivered"; readonly pdf: Uint8Array; readonly findings: PageFindings }
  | { readonly outcome: "failed"; readonly note: string };

/** What became of an answer: taken, kept as a candidate page because it came too late, or of no use to anybody. */
export type AnswerOutcome = "taken" | "candidate" | "ignored";

/** Stores the PDF, and makes a page of it that can be linked and unlinked like an uploaded one. */
async function storePass(
  tx: Transaction,
  documents: Documents,
  { id, pnrId, vendor }: Pick<HeldCheckIn, "id" | "pnrId" | "vendor">,
  { pdf, findings }: Extract<AutomationAnswer, { outcome: "delivered" }>,
  now: number,
): Promise<string> {
  const { dmscode } = await documents.put(tx, pdf, {
    ownerKind: passOwner,
    ownerId: String(id),
    vendor,
    name: `boarding-pass-${id}.pdf`,
    mediaType: "application/pdf",
  });
  const page = { dmscode, pnrId, vendor, uploadedBy: pseudoUsers.automation, at: now };
  await addPages(tx, [page], async () => undefined);
  await tx.update(candidatePage).set(findings).where(eq(candidatePage.dmscode, dmscode));
  return dmscode;
}

/**
 * Takes the answer to a task that still waits: stores the pass, and moves the check-in on (AUT-2, AUT-3). A pass that comes after its
 * task was cancelled becomes a candidate page. Whatever comes again changes nothing.
 */
export async function answerTask(
  db: Database,
  documents: Documents,
  services: ChangeServices,
  taskId: number,
  answer: AutomationAnswer,
  now: () => number,
): Promise<AnswerOutcome> {
  const [asked] = await db
    .select({ checkInId: automationTask.checkInId })
    .from(automationTask)
    .where(eq(automationTask.id, taskId));
  if (!asked) return "ignored";
  return db.transaction(async (tx) => {
    const [held] = await holdCheckIns(tx, eq(checkIn.id, asked.checkInId));
    const [task] = await tx.select().from(automationTask).where(eq(automationTask.id, taskId)).for("update");
    if (!held || !task) return "ignored";
    const actor = { now: now(), user: pseudoUsers.automation };
    if (task.state !== "WAITING" || held.fields.state !== "WAITING_FOR_AUTOMATION") {
      const late = task.state === "CANCELLED" && task.latePass === null && !held.fields.expired;
      if (!late || answer.outcome === "failed") return "ignored";
      const latePass = await storePass(tx, documents, held, answer, actor.now);
      await tx.update(automationTask).set({ latePass }).where(eq(automationTask.id, taskId));
      await announceCandidates(tx, services.live, [held.pnrId]);
      return "candidate";
    }
    const settle = (state: "DELIVERED" | "FAILED", note: string | null) =>
      tx.update(automationTask).set({ state, note, settledAt: actor.now }).where(eq(automationTask.id, taskId));
    if (answer.outcome === "failed") {
      await changeHeld(tx, [held], { type: "automationFailed", note: answer.note }, actor, services);
      await settle("FAILED", answer.note);
      return "taken";
    }
    const dmscode = await storePass(tx, documents, held, answer, actor.now);
    const judged = await judgeFor(tx, answer.findings.passes, held, {});
    const matched = judged?.ok === true && !judged.differing;
    const findings = judged?.ok ? judged.findings : null;
    await changeHeld(tx, [held], { type: "automationDelivered", dmscode, matched, findings }, actor, services);
    await settle("DELIVERED", null);
    return "taken";
  });
}

/**
 * Reads a delivered pass, and makes it inert.
 * @throws PdfRefusal for what is no PDF, encrypted, broken or too large
 */
export async function readDelivered(
  db: Database,
  pages: Pick<Pages, "readPdf">,
  checkInId: number,
  pdf: Uint8Array,
): Promise<AutomationAnswer | undefined> {
  const booked = await bookedWithCheckIn(db, checkInId);
  if (booked.length === 0) return undefined;
  return { outcome: "delivered", ...(await pages.readPdf(pdf, booked)) };
}
