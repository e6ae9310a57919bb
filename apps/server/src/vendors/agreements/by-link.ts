import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { KeyRing } from "../../access/signing-keys.ts";
import type { Pages } from "../../boarding-pass/pages/pages.ts";
import type { PdfRefusalCode } from "../../boarding-pass/pages/pdf-refusal.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Database, Transaction } from "../../platform/database.ts";
import { keepAgreement, readAgreement } from "./agreement-file.ts";
import { openProspectLink } from "./links.ts";
import { type ChangeContext, takeStep, theProspect } from "./step.ts";
import { prospect, type ProspectRow } from "./tables.ts";

export interface LinkParts {
  readonly db: Database;
  readonly keys: KeyRing;
  readonly documents: Pick<Documents, "put" | "remove">;
  readonly pages: Pick<Pages, "makeInert">;
  readonly live: ChangeContext["live"];
  readonly now: number;
}

type Over = { readonly outcome: "unknown" | "expired" | "used" };

/** Earlier requests of the same address: those that wait give way, and those that nobody confirmed are forgotten. */
async function makeWay(
  tx: Transaction,
  { id, email }: ProspectRow,
  { documents, ...context }: ChangeContext & Pick<LinkParts, "documents">,
): Promise<() => Promise<void>> {
  const earlier = await tx
    .select()
    .from(prospect)
    .where(and(eq(prospect.email, email), ne(prospect.id, id), inArray(prospect.state, ["PENDING", "FILE_ASKED"])))
    .orderBy(prospect.id)
    .for("update");
  for (const row of earlier) await takeStep(tx, row, "replaced", context);
  const forgotten = await tx
    .delete(prospect)
    .where(and(eq(prospect.email, email), lt(prospect.id, id), eq(prospect.state, "UNCONFIRMED")))
    .returning({ document: prospect.document });
  return documents.remove(
    tx,
    forgotten.flatMap(({ document }) => document ?? []),
  );
}

/** Confirms a request by the key of its mail: from then on administrators see it (VEN-17). */
export async function confirmProspect(
  presented: string,
  { db, keys, documents, live, now }: LinkParts,
): Promise<Over | { readonly outcome: "done"; readonly orgName: string }> {
  const { result, after } = await db.transaction(async (tx) => {
    // Two of one address that are confirmed at once come one after the other.
    await tx.execute("select pg_advisory_xact_lock(hashtextextended('gatehouse prospects', 0))");
    const opened = await openProspectLink(tx, keys, { presented, purpose: "confirm", lock: true }, now);
    if (opened.outcome !== "open") return { result: { outcome: opened.outcome } };
    const context = { live, now, userid: theProspect };
    const removeFiles = await makeWay(tx, opened.row, { documents, ...context });
    await takeStep(tx, opened.row, "confirmed", context, { set: { confirmedAt: now, network: "" } });
    return { result: { outcome: "done", orgName: opened.row.orgName } as const, after: removeFiles };
  });
  await after?.();
  return result;
}

/** What another file is asked for; nothing is used up by looking. */
export async function openFileLink(
  presented: string,
  { db, keys, now }: Pick<LinkParts, "db" | "keys" | "now">,
): Promise<Over | { readonly outcome: "done"; readonly orgName: string; readonly reason: string }> {
  const opened = await openProspectLink(db, keys, { presented, purpose: "file", lock: false }, now);
  if (opened.outcome !== "open") return { outcome: opened.outcome };
  const { orgName, reason } = opened.row;
  return { outcome: "done", orgName, reason };
}

/** Takes another file by the key of its mail (VEN-20). What was there before is removed. */
export async function sendFile(
  {
    presented,
    file,
    agreementSigned,
  }: { readonly presented: string; readonly file: File; readonly agreementSigned: boolean },
  { db, keys, documents, pages, live, now }: LinkParts,
): Promise<Over | { readonly outcome: "done" } | { readonly outcome: "refused"; readonly code: PdfRefusalCode }> {
  // Before the file is looked into: nobody without a key makes the server work.
  const before = await openProspectLink(db, keys, { presented, purpose: "file", lock: false }, now);
  if (before.outcome !== "open") return { outcome: before.outcome };
  const agreement = await readAgreement(file, pages);
  if ("refused" in agreement) return { outcome: "refused", code: agreement.refused };
  const { result, after } = await db.transaction(async (tx) => {
    const opened = await openProspectLink(tx, keys, { presented, purpose: "file", lock: true }, now);
    if (opened.outcome !== "open") return { result: { outcome: opened.outcome } };
    const { id, document } = opened.row;
    const dmscode = await keepAgreement(tx, documents, id, agreement);
    const removeFiles = await documents.remove(tx, document === null ? [] : [document]);
    const set = { document: dmscode, pages: agreement.pages, agreementSigned, reason: "" };
    await takeStep(tx, opened.row, "fileReceived", { live, now, userid: theProspect }, { set, detail: agreement.name });
    return { result: { outcome: "done" } as const, after: removeFiles };
  });
  await after?.();
  return result;
}
