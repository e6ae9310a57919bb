import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

/** @param idle seconds since the last key or pointer, where nobody pressed the button; undefined where somebody did */
async function startNext(api: Api, idle: number | undefined) {
  // The server gives nothing by itself to somebody of whom it has not heard.
  if (idle !== undefined) await api.checkin.assignments.presence({ checkInIds: [], idle, seen: false });
  return api.checkin.assignments.next({ automatic: idle !== undefined });
}

/** Claims the next unit when nothing is held. Unless it is automatic, it enables next assignment, too. */
export const useStartNext = () => useAssignmentCall(startNext);
