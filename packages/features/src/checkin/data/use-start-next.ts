import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

const startNext = (api: Api) => api.checkin.assignments.next();

/** Enables next assignment and claims the next unit when nothing is held. */
export const useStartNext = () => useAssignmentCall(startNext);
