import type { CheckIn } from "./check-in.ts";
import { isDisposalReason } from "./disposal-reasons.ts";
import { isIdentified } from "./unit.ts";

/** Why check-ins cannot be disposed as they were chosen (CHK-14), in the order in which it is said. */
export type DisposalProblem = "nothingSelected" | "passAttached" | "noSubIssue" | "missingData";

/** What a disposal is about. */
export type DisposalSubject = Pick<CheckIn, "checkInId" | "pnr" | "bookingNo" | "pass">;

/**
 * Why the chosen check-ins cannot be disposed together, before a reason is named.
 * @returns what is in the way of the check-ins themselves, whatever the reason will be
 */
export function selectionProblem(rows: readonly DisposalSubject[]): DisposalProblem | undefined {
  if (rows.length === 0) return "nothingSelected";
  if (rows.some(({ pass }) => pass !== null)) return "passAttached";
  return rows.some((row) => !isIdentified(row)) ? "missingData" : undefined;
}

/**
 * Why a disposal cannot be sent: its check-ins, or its two reasons.
 * @returns what is in the way of the disposal as a whole; nothing when it may be sent
 */
export function disposalProblem(
  rows: readonly DisposalSubject[],
  reason1: string | undefined,
  reason2: string | undefined,
): DisposalProblem | undefined {
  const before = selectionProblem(rows);
  if (before) return before;
  if (!reason2) return "noSubIssue";
  return isDisposalReason(reason1 ?? "", reason2) ? undefined : "missingData";
}

/** Whether a check-in stands as this user disposed of it: what happened since ends the offer to take it back, however little time has passed. */
export const isDisposedBy = (
  { currentState, pass, disposeState }: Pick<CheckIn, "currentState" | "pass" | "disposeState">,
  userid: string,
): boolean => currentState === "ELIGIBLE_FOR_DISPOSAL" && pass === null && disposeState?.disposedBy === userid;
