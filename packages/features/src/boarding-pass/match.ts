import type { CandidatePage } from "./data/use-candidates.ts";

/** How a candidate page relates to a check-in. */
export type Match = "here" | "fits" | "other" | "none" | "noBarcode" | "waiting" | "reading" | "failed";

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

export function matchOf(
  { matched, matchedCheckInIds, checkIns, reading, source }: CandidatePage,
  checkInId: number,
): Match {
  if (reading !== "read") return reading;
  if (matchedCheckInIds.includes(checkInId)) return "here";
  // It fits several, and nothing tells whose it is.
  if (checkIns.some((each) => each.checkInId === checkInId && each.alsoFits.length > 0)) return "fits";
  if (matched) return "other";
  return source === "barcode" ? "none" : "noBarcode";
}
