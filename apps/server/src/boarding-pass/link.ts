import type { JudgedLink, PointCheck } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { and, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { candidatePage, isMissing } from "./candidate-tables.ts";
import { type HeldCheckIn, holdCheckIns } from "../checkin/transitions/transition.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import type { ChangeServices, Actor } from "../checkin/transitions/commit.ts";
import { Conflict, refuseStale } from "../checkin/transitions/conflict.ts";
import { changeOne } from "../checkin/transitions/change-each.ts";
import { isAlreadyMade } from "../checkin/transitions/already-made.ts";
import { judgeFor } from "./judge.ts";
import { checkIn } from "../checkin/tables.ts";

type Caller = Pick<Principal, "vendors" | "userid">;

/** Which page goes to which check-in, and what was ticked. */
export interface LinkOptions {
  readonly checkInId: number;
  readonly dmscode: string;
  readonly bookingNo: string;
  readonly pnr: string;
  readonly version?: number | undefined;
  readonly checks?: readonly PointCheck[] | undefined;
  readonly override?: string | undefined;
  /** Check-ins of others whose the pass could be too: the caller has seen them, and chosen. */
  readonly chosenOver?: readonly number[] | undefined;
}

type Page = typeof candidatePage.$inferSelect;

/** The page, if it is a candidate of the check-in's unit; anyone who comes second is told who was first. */
async function takeCandidate(tx: Transaction, dmscode: string, { pnrId }: HeldCheckIn): Promise<Page> {
  const [page] = await tx
    .select()
    .from(candidatePage)
    .where(and(eq(candidatePage.dmscode, dmscode), eq(candidatePage.pnrId, pnrId)))
    .for("update");
  if (!page) throw new Conflict({ code: "NOT_FOUND" });
  if (page.linkedTo !== null)
    throw new Conflict({ code: "CANDIDATE_TAKEN", userid: page.linkedBy ?? "", checkInId: page.linkedTo });
  if (page.reading === "waiting" || page.reading === "reading") throw new Conflict({ code: "NOT_READ_YET" });
  if (isMissing(page.failure)) throw new Conflict({ code: "PAGE_MISSING" });
  return page;
}

/** Compares every point again with what was read from the page, whatever the screen said. */
async function settle(
  tx: Transaction,
  page: Page,
  held: HeldCheckIn,
  options: LinkOptions,
): Promise<Extract<JudgedLink, { ok: true }>> {
  const judged = await judgeFor(tx, page.passes, held, options);
  if (!judged) throw new Conflict({ code: "NOT_FOUND" });
  if (judged.ok) return judged;
  const { unsettled, withoutReason, problem, alsoFits, belongsTo } = judged;
  if (unsettled.length > 0 || withoutReason.length > 0)
    throw new Conflict({ code: "NOT_SETTLED", unsettled, withoutReason });
  if (problem !== null) throw new Conflict({ code: "PASS_PROBLEM", problem });
  throw new Conflict({ code: "ALSO_FITS", alsoFits, belongsTo });
}

/** The check-in as it is now. */
async function current(tx: Transaction, id: number): Promise<CheckIn> {
  const [row] = await readCheckIns(tx, eq(checkIn.id, id));
  if (!row) throw new Conflict({ code: "NOT_FOUND" });
  return row;
}

/**
 * Links a candidate page to a check-in: the page leaves the candidates and the check-in its queue in one transaction (CHK-9).
 * The unit's row is held all the while, so that of two who link the same page one comes second.
 * @returns the check-in as it is now
 * @throws Conflict
 */
export const linkPass = (
  db: Database,
  principal: Caller,
  options: LinkOptions,
  now: number,
  services: ChangeServices,
): Promise<CheckIn> =>
  db.transaction(async (tx) => {
    const { checkInId, dmscode, bookingNo, pnr, version } = options;
    const [held] = await holdCheckIns(
      tx,
      and(
        eq(checkIn.id, checkInId),
        eq(checkIn.bookingNo, bookingNo),
        eq(checkIn.pnr, pnr),
        vendorScope(principal, checkIn.vendor),
      ),
    );
    if (!held) throw new Conflict({ code: "NOT_FOUND" });
    // The caller linked this very page before, and did not hear that it was done.
    if (held.fields.pass === dmscode && held.fields.attachedBy === principal.userid) return current(tx, checkInId);
    const page = await takeCandidate(tx, dmscode, held);
    await refuseStale(tx, held, version);
    const { differing, note, checked: checks, findings } = await settle(tx, page, held, options);
    const actor: Actor = { now, user: principal.userid };
    const { uploadedBy } = page;
    await changeOne(
      tx,
      held,
      { type: "linked", dmscode, uploadedBy, differing, note, checks, findings },
      actor,
      services,
    );
    return current(tx, checkInId);
  });

export interface QualityCheckOptions {
  readonly checkInId: number;
  readonly passed: boolean;
  readonly note?: string | undefined;
  readonly version?: number | undefined;
}

/**
 * Passes or fails the quality check of a linked pass; a failed one gives the page back to the candidates.
 * @returns the check-in as it is now
 * @throws Conflict
 */
export const checkQuality = (
  db: Database,
  principal: Caller,
  { checkInId, passed, note, version }: QualityCheckOptions,
  now: number,
  services: ChangeServices,
): Promise<CheckIn> =>
  db.transaction(async (tx) => {
    const [held] = await holdCheckIns(tx, and(eq(checkIn.id, checkInId), vendorScope(principal, checkIn.vendor)));
    if (!held) throw new Conflict({ code: "NOT_FOUND" });
    const event = { type: passed ? "qcPassed" : "qcFailed", note: note ?? null } as const;
    if (await isAlreadyMade(tx, held, event, principal)) return current(tx, checkInId);
    await refuseStale(tx, held, version);
    await changeOne(tx, held, event, { now, user: principal.userid }, services);
    return current(tx, checkInId);
  });
