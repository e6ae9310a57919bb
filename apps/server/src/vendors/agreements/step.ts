import { type ProspectEvent, prospectStep } from "@gatehouse/domain/vendors";
import { eq } from "drizzle-orm";
import { recordAccess } from "../../access/audit.ts";
import type { AccessAction } from "../../access/tables.ts";
import type { Transaction } from "../../platform/database.ts";
import type { LiveHub } from "../../platform/live.ts";
import { prospect, type ProspectRow } from "./tables.ts";

/** Stands in the log for the prospect itself. */
export const theProspect = "PROSPECT";

/** What a change of a prospect needs besides its row. */
export interface ChangeContext {
  readonly live: Pick<LiveHub, "publish">;
  /** Who makes it: a user's id, or `theProspect`. */
  readonly userid: string;
  readonly now: number;
}

const actions: Readonly<Record<ProspectEvent, AccessAction>> = {
  confirmed: "AGREEMENT_CONFIRMED",
  fileAsked: "AGREEMENT_FILE_ASKED",
  fileReceived: "AGREEMENT_FILE_RECEIVED",
  approved: "AGREEMENT_APPROVED",
  refused: "AGREEMENT_REFUSED",
  replaced: "AGREEMENT_REPLACED",
};

/** What a prospect is called in the log. */
export const subjectOf = (id: number): string => `prospect ${id}`;

/**
 * Takes a prospect that is locked to its next state, says so in the log, and tells open screens (VEN-16, VEN-21).
 * @param more what else is written, and what the log says beside the event
 * @returns the row as it stands now; undefined where the event cannot happen
 */
export async function takeStep(
  tx: Transaction,
  row: ProspectRow,
  event: ProspectEvent,
  { live, userid, now }: ChangeContext,
  more: { readonly set?: Partial<typeof prospect.$inferInsert>; readonly detail?: string } = {},
): Promise<ProspectRow | undefined> {
  const state = prospectStep(row.state, event);
  if (!state) return undefined;
  const [next] = await tx
    .update(prospect)
    .set({
      ...more.set,
      state,
      changedAt: now,
      changedBy: userid === theProspect ? "" : userid,
      version: row.version + 1,
    })
    .where(eq(prospect.id, row.id))
    .returning();
  const detail = [row.orgName, more.detail ?? ""].filter((part) => part !== "").join(": ");
  await recordAccess(tx, { doneBy: userid, at: now }, subjectOf(row.id), actions[event], detail);
  await live.publish(
    tx,
    { type: "agreement.changed", ids: [row.id] },
    { to: "vendor", vendor: "", permission: "vendorAdmin" },
  );
  return next;
}
