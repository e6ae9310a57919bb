import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "./use-operation.ts";
import { useRefresh } from "./use-refresh.ts";

/**
 * Takes the pass off a check-in from a row of the queue, whose rows are read anew. Fails with STALE, LOCKED_BY_OTHER,
 * STATE_CONFLICT, NOT_FOUND.
 */
export function useUnlinkRow() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      async ({ checkInId, bookingNo, pnr, version }: CheckIn) => {
        const after = await api.boardingPasses.unlink({ id: checkInId, bookingNo, pnr, version });
        void refresh("rows", "counts", "assignment");
        return after;
      },
      [api, refresh],
    ),
  );
}
