import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Cancels a request. */
export function useCancel() {
  const api = useApi();
  return useOperation(useCallback((id: number, reason: string) => api.requests.cancel({ id, reason }), [api]));
}
