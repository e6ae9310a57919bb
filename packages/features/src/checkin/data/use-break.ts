import type { Api } from "@gatehouse/api/client";
import { type Assignment, useAssignmentCall } from "./use-assignment-call.ts";

const goOnBreak = (api: Api) => api.checkin.assignments.break();
const paused = (before: Assignment): Assignment => ({ ...before, enabled: false });

/** Stops pulling; what is held stays. */
export const useBreak = () => useAssignmentCall(goOnBreak, paused);
