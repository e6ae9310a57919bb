/** Where a case stands (CMT-1). */
export const caseStates = ["OPEN", "CLOSED"] as const;
export type CaseState = (typeof caseStates)[number];

export type CaseEvent = "closed" | "reopened";

/** The state of a case after it was closed or reopened; undefined where the event is not possible (CMT-1). */
export function caseAfter(state: CaseState, event: CaseEvent): CaseState | undefined {
  if (event === "closed") return state === "OPEN" ? "CLOSED" : undefined;
  return state === "CLOSED" ? "OPEN" : undefined;
}

/** What became of a case, as its history says it. */
export const caseActions = ["OPENED", "ASSIGNED", "UNASSIGNED", "BOOKED", "CHOSEN", "CLOSED", "REOPENED"] as const;
export type CaseAction = (typeof caseActions)[number];

/** What opened a case (CMT-28): words by hand, a travel request, a comment, or what happened to its flight. */
export const caseOpenings = ["hand", "request", "comment", "disruption"] as const;
export type CaseOpening = (typeof caseOpenings)[number];

/** What happened to the trip of a case, as its activity tells it beside what was done with the case (CMT-29). */
export const tripActions = [
  "PUBLISHED",
  "DISRUPTED",
  "LINK_SENT",
  "LINK_FAILED",
  "NOTHING_WANTED",
  "LOUNGE_WANTED",
  "LOUNGE_SENT",
  "VOUCHER_SENT",
  "DECLINED",
  "REBOOKED",
] as const;
export type TripAction = (typeof tripActions)[number];

/** Everything that the activity of a case tells. */
export const activityActions = [...caseActions, ...tripActions] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Characters of what opens, closes or reopens a case. */
export const caseTextLength = 500;
