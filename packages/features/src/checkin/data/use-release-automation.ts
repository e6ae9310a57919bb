import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "./use-operation.ts";
import { useRefresh } from "./use-refresh.ts";

/** Release Atmn takes back tasks that are older than this (AUT-4), in minutes. */
export const automationMinutes = 30;

/** Gives back what automation has held for too long, and answers how much that was. */
export function useReleaseAutomation() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(async () => {
      const { released } = await api.checkin.automation.release({ minutes: automationMinutes });
      void refresh("rows", "counts", "assignment");
      return released;
    }, [api, refresh]),
  );
}
