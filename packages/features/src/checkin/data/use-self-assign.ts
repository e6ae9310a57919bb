import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

const assignToSelf = (api: Api, checkInIds: readonly number[]) =>
  api.checkin.assignments.self({ checkInIds: [...checkInIds] });

/** Takes chosen check-ins. Fails with LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND. */
export const useSelfAssign = () => useAssignmentCall(assignToSelf);
