import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "./use-operation.ts";
import { useRefresh } from "./use-refresh.ts";

/** Sends the check-ins of a PNR to automation again. @returns how many were sent */
export function useReloadPnr() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      async (pnr: string) => {
        const { reloaded } = await api.checkin.automation.reloadByPnr({ pnrs: [pnr] });
        void refresh("rows", "counts");
        return reloaded.length;
      },
      [api, refresh],
    ),
  );
}
