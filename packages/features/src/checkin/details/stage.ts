/** How far the page is with what it fetches (QUE-25). */
export type Stage =
  /** Nothing has come yet. */
  | "no-update"
  /** The address does not say which PNR. */
  | "query-missing"
  /** The PNR could not be fetched. */
  | "fetch-error"
  /** The PNR is there, the reasons for disposing are not. */
  | "dispose-fetch-error"
  /** The PNR is there; airline and airport details are on their way. */
  | "fetch-success-1"
  /** Everything is there. */
  | "fetch-success-2";

export interface StageFacts {
  readonly hasQuery: boolean;
  readonly pnr: "waiting" | "failed" | "there";
  readonly optionsFailed: boolean;
  readonly places: "waiting" | "there";
}

/** What the details page of a PNR shows: nothing asked, waiting, failed, or the PNR. */
export function stageOf({ hasQuery, pnr, optionsFailed, places }: StageFacts): Stage {
  if (!hasQuery) return "query-missing";
  if (pnr === "waiting") return "no-update";
  if (pnr === "failed") return "fetch-error";
  if (optionsFailed) return "dispose-fetch-error";
  return places === "waiting" ? "fetch-success-1" : "fetch-success-2";
}
