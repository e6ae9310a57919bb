import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Begins a failed or cancelled report once more. */
export function useRetryReport() {
  const api = useApi();
  return useOperation(useCallback((id: number) => api.reports.downloads.retry({ id }), [api]));
}
