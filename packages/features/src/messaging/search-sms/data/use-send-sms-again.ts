import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Sends SMS again. */
export function useSendSmsAgain() {
  const api = useApi();
  return useOperation(useCallback((ids: readonly string[]) => api.messaging.sms.sendAgain({ ids: [...ids] }), [api]));
}
