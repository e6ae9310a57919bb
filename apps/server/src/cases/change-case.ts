import { caseAfter, type CaseEvent } from "@gatehouse/domain/cases";
import { and, eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { publishCase } from "./news.ts";
import { caseFor, type CaseRow, segmentOf } from "./open-case.ts";
import { operatorsOfCase } from "./operators.ts";
import { caseAudit, travelCase } from "./tables.ts";
import { findSubject, type Reader, type Subject, visibleCases } from "./visible.ts";

interface Parts {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: number;
}

const hold = async (tx: Transaction, reader: Reader, id: number) =>
  (
    await tx
      .select()
      .from(travelCase)
      .where(and(eq(travelCase.id, id), visibleCases(reader)))
      .for("update")
  )[0];

type Assigned =
  | { readonly outcome: "unknown" | "no-operator" | "assigned" }
  | { readonly outcome: "taken"; readonly assignedTo: string | null };

/** Whether a case can be somebody's: an operator of travel requests who sees its vendor. */
const mayHave = async (tx: Queryable, userid: string, { vendor }: Pick<CaseRow, "vendor">) =>
  (await operatorsOfCase(tx, vendor)).some((one) => one.userid === userid);

/** Assigns a case to an operator, or to nobody (CMT-13): who assigns after somebody else is told who was first. */
export const assignCase = (
  db: Database,
  reader: Reader,
  { id, userid, seen }: { readonly id: number; readonly userid: string; readonly seen: string },
  { live, now }: Parts,
): Promise<Assigned> =>
  db.transaction(async (tx): Promise<Assigned> => {
    const row = await hold(tx, reader, id);
    if (!row) return { outcome: "unknown" };
    if (userid !== "" && !(await mayHave(tx, userid, row))) return { outcome: "no-operator" };
    const before = row.assignedTo ?? "";
    if (before === userid) return { outcome: "assigned" };
    if (before !== seen) return { outcome: "taken", assignedTo: row.assignedTo };
    await tx
      .update(travelCase)
      .set({ assignedTo: userid || null })
      .where(eq(travelCase.id, id));
    const what =
      userid === "" ? { action: "UNASSIGNED" as const, note: before } : { action: "ASSIGNED" as const, note: userid };
    await tx.insert(caseAudit).values({ caseId: id, userid: reader.userid, at: now, ...what });
    await publishCase(tx, live, row, []);
    return { outcome: "assigned" };
  });

/** Closes a case with a comment, or reopens it with a reason (CMT-1). */
export const moveCase = (
  db: Database,
  reader: Reader,
  { id, event, note }: { readonly id: number; readonly event: CaseEvent; readonly note: string },
  { live, now }: Parts,
): Promise<"unknown" | "state" | "moved"> =>
  db.transaction(async (tx) => {
    const row = await hold(tx, reader, id);
    if (!row) return "unknown";
    const state = caseAfter(row.state, event);
    if (!state) return "state";
    await tx
      .update(travelCase)
      .set({ state, ...(event === "closed" ? { closingComment: note } : {}) })
      .where(eq(travelCase.id, id));
    await tx.insert(caseAudit).values({
      caseId: id,
      action: event === "closed" ? "CLOSED" : "REOPENED",
      userid: reader.userid,
      at: now,
      note,
    });
    await publishCase(tx, live, row, []);
    return "moved";
  });

/** What a traveller writes opens a closed case again, their words being the reason (CMT-20). */
export async function reopenFor(
  tx: Queryable,
  { id, state }: Pick<CaseRow, "id" | "state">,
  { userid, note, now }: { readonly userid: string; readonly note: string; readonly now: number },
): Promise<void> {
  const next = caseAfter(state, "reopened");
  if (!next) return;
  await tx.update(travelCase).set({ state: next }).where(eq(travelCase.id, id));
  await tx.insert(caseAudit).values({ caseId: id, action: "REOPENED", userid, at: now, note });
}

interface ByHand extends Subject {
  readonly segmentId: number;
  readonly initialComment: string;
}

/** Opens a case by hand (CMT-2); undefined where there is no such booking that the reader sees. */
export const openByHand = (db: Database, reader: Reader, sent: ByHand, { live, now }: Parts) =>
  db.transaction(async (tx) => {
    const found = await findSubject(tx, reader, sent);
    if (found?.bookingNo === null || !found) return undefined;
    if (sent.segmentId > 0 && !(await segmentOf(tx, found, sent.segmentId))) return undefined;
    const { row, opened } = await caseFor(tx, found, { userid: reader.userid, now, ...sent });
    if (opened) await publishCase(tx, live, row, []);
    return { caseId: row.id, bookingNo: found.bookingNo, vCode: row.vendor, opened };
  });
