import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";

/** Sends what automation could not do for airlines to it again, or what is stuck there. @returns how many check-ins were sent */
export function useReloadByAirline() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (airlineCodes: readonly string[], stuck: boolean) =>
        (await api.checkin.automation.reloadByAirline({ stuck, airlineCodes: [...airlineCodes] })).reloaded.length,
      [api],
    ),
  );
}
