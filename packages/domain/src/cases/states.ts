/** Where a case stands (CMT-1). */
export const caseStates = ["OPEN", "CLOSED"] as const;
export type CaseState = (typeof caseStates)[number];

export type CaseEvent = "closed" | "reopened";

/** The state after an event; undefined where the event is not possible (CMT-1). */
export function caseAfter(state: CaseState, event: CaseEvent): CaseState | undefined {
  if (event === "closed") return state === "OPEN" ? "CLOSED" : undefined;
  return state === "CLOSED" ? "OPEN" : undefined;
}

/** What became of a case, as its history says it. */
export const caseActions = ["OPENED", "ASSIGNED", "UNASSIGNED", "BOOKED", "CHOSEN", "CLOSED", "REOPENED"] as const;
export type CaseAction = (typeof caseActions)[number];

/** Characters of what opens, closes or reopens a case. */
export const caseTextLength = 500;
