import type { CandidatePage } from "./data/use-candidates.ts";

/** How a candidate page relates to a check-in. */
export type Match = "here" | "other" | "none" | "noBarcode" | "waiting" | "reading" | "failed";

export function matchOf({ matched, matchedCheckInIds, reading, source }: CandidatePage, checkInId: number): Match {
  if (reading !== "read") return reading;
  if (matchedCheckInIds.includes(checkInId)) return "here";
  if (matched) return "other";
  return source === "barcode" ? "none" : "noBarcode";
}
