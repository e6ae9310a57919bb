import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

const startNext = (api: Api, automatic: boolean) => api.checkin.assignments.next({ automatic });

/** Claims the next unit when nothing is held. Unless it is automatic, it enables next assignment, too. */
export const useStartNext = () => useAssignmentCall(startNext);
