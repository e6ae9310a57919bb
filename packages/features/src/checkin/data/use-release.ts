import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

const release = (api: Api) => api.checkin.assignments.release();

/** Gives back what is held. Fails with NOTHING_HELD. */
export const useRelease = () => useAssignmentCall(release);
