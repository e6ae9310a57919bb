import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";

/** Sends the check-ins of PNRs to automation again. */
export function useReloadByPnr() {
  const api = useApi();
  return useOperation(
    useCallback((pnrs: readonly string[]) => api.checkin.automation.reloadByPnr({ pnrs: [...pnrs] }), [api]),
  );
}
