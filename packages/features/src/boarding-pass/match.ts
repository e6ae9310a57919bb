import type { CandidatePage } from "./data/use-candidates.ts";

/** How a candidate page relates to a check-in. */
export type Match = "here" | "fits" | "other" | "none" | "noBarcode" | "waiting" | "reading" | "failed";

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
