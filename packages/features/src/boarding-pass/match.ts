import type { CandidatePage } from "./data/use-candidates.ts";

/** How a candidate page relates to a check-in. */
export type Match =
  | "here"
  | "unproven"
  | "fits"
  | "other"
  | "problem"
  | "none"
  | "noBarcode"
  | "waiting"
  | "reading"
  | "failed";

/** Whether a page belongs to a check-in; undefined for a page that says nothing, or that is of another PNR. */
export const ownershipFor = ({ checkIns }: Pick<CandidatePage, "checkIns">, checkInId: number) =>
  checkIns.find((each) => each.checkInId === checkInId && each.pass !== null);

/** Why there is nothing of a page but its place: it could not be taken out of its PDF. Undefined for one that is there. */
export function lossOf({ failure }: Pick<CandidatePage, "failure">) {
  switch (failure) {
    case "NOT_TAKEN_MEMORY":
    case "NOT_TAKEN_TIME":
    case "NOT_TAKEN_DAMAGED":
      return failure;
    default:
      return undefined;
  }
}

/** How well a candidate page fits a check-in, in one word. */
export function matchOf(page: CandidatePage, checkInId: number): Match {
  const { matched, matchedCheckInIds, reading, source } = page;
  if (reading !== "read") return reading;
  const ownership = ownershipFor(page, checkInId);
  if (matchedCheckInIds.includes(checkInId)) return "here";
  // It is no pass to travel with, whosever it is.
  if (!matched && ownership && ownership.problem !== null) return "problem";
  // It fits several, and nothing tells whose it is.
  if (ownership && ownership.alsoFits.length > 0) return "fits";
  if (matched) return "other";
  // All that it says agrees, and it does not say enough.
  if (
    ownership &&
    ownership.unproven.length > 0 &&
    [...ownership.differing, ...ownership.missing, ...ownership.belongsTo].length === 0
  )
    return "unproven";
  return source === "barcode" ? "none" : "noBarcode";
}
