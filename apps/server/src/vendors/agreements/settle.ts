import { type ProspectState, reasonProblem } from "@gatehouse/domain/vendors";
import { and, eq, ne } from "drizzle-orm";
import { document } from "../../documents/tables.ts";
import type { Transaction } from "../../platform/database.ts";
import { type Creation, type CreationParts, createWholeVendor, type VendorToCreate } from "../create.ts";
import { prospectMessages, writeProspectMail } from "./mail.ts";
import { type ChangeContext, takeStep } from "./step.ts";
import { prospect, type ProspectRow } from "./tables.ts";

/** Which prospect is meant, as its reader saw it. */
export interface ProspectAsSeen {
  readonly id: number;
  readonly version: number;
}

type Missed =
  | { readonly outcome: "unknown" }
  | { readonly outcome: "changed"; readonly state: ProspectState; readonly by: string };

export type Settlement =
  | Missed
  | { readonly outcome: "done" }
  | { readonly outcome: "reason"; readonly code: "required" | "text" | "tooLong" };

/** Locks a prospect that still is what its reader saw: of two administrators at once one comes first, and the other is told. */
async function hold(tx: Transaction, { id, version }: ProspectAsSeen): Promise<ProspectRow | Missed> {
  const [row] = await tx
    .select()
    .from(prospect)
    .where(and(eq(prospect.id, id), ne(prospect.state, "UNCONFIRMED")))
    .for("update");
  if (!row) return { outcome: "unknown" };
  return row.version === version ? row : { outcome: "changed", state: row.state, by: row.changedBy };
}

const isMissed = (held: ProspectRow | Missed): held is Missed => "outcome" in held;

/** Refuses a prospect, or asks it for another file; it is told why (VEN-20). */
export async function settleProspect(
  tx: Transaction,
  { reason, ...seen }: ProspectAsSeen & { readonly reason: string },
  event: "refused" | "fileAsked",
  context: ChangeContext,
): Promise<Settlement> {
  const code = reasonProblem(reason);
  if (code) return { outcome: "reason", code };
  const held = await hold(tx, seen);
  if (isMissed(held)) return held;
  const said = reason.trim();
  const next = await takeStep(tx, held, event, context, { set: { reason: said }, detail: said });
  if (!next) return { outcome: "changed", state: held.state, by: held.changedBy };
  await writeProspectMail(tx, { kind: prospectMessages[event], id: held.id, email: held.email }, context.now);
  return { outcome: "done" };
}

/** Makes a vendor of a prospect, whose agreement goes with it, and invites its first user (VEN-19). */
export async function approveProspect(
  tx: Transaction,
  { id, version, ...given }: ProspectAsSeen & Omit<VendorToCreate, "password">,
  parts: CreationParts,
): Promise<Missed | Creation | { readonly outcome: "no-agreement" }> {
  const held = await hold(tx, { id, version });
  if (isMissed(held)) return held;
  const changed = { outcome: "changed", state: held.state, by: held.changedBy } as const;
  if (held.state !== "PENDING") return changed;
  if (held.document === null) return { outcome: "no-agreement" };
  const created = await createWholeVendor(tx, { ...given, password: undefined }, parts);
  if (created.outcome !== "created") return created;
  const { code } = created;
  const next = await takeStep(tx, held, "approved", parts, { set: { vendor: code, reason: "" }, detail: code });
  if (!next) return changed;
  await tx.update(document).set({ vendor: code }).where(eq(document.dmscode, held.document));
  return created;
}
