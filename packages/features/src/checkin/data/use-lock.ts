import type { Api } from "@gatehouse/api/client";
import { useAssignmentCall } from "./use-assignment-call.ts";

type LockOptions = Parameters<Api["checkin"]["lock"]>[0];

const lock = (api: Api, options: LockOptions) => api.checkin.lock(options);

/**
 * Takes the whole unit of a check-in for the operator, as an assignment of theirs. Fails with LOCKED_BY_OTHER, STATE_CONFLICT,
 * NOT_FOUND.
 */
export const useLock = () => useAssignmentCall(lock);
