import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Gives a report up that is queued or running. */
export function useCancel() {
  const api = useApi();
  return useOperation(useCallback((id: number) => api.reports.downloads.cancel({ id }), [api]));
}
