import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";

/** Sends e-mails again. */
export function useSendAgain() {
  const api = useApi();
  return useOperation(
    useCallback((ids: readonly string[]) => api.messaging.emails.sendAgain({ ids: [...ids] }), [api]),
  );
}
