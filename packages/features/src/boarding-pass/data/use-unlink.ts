import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";

/**
 * Takes the pass off a check-in from within the viewer, which reads itself anew. Fails with STALE, LOCKED_BY_OTHER,
 * STATE_CONFLICT, NOT_FOUND.
 */
export function useUnlink() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ checkInId, bookingNo, pnr, version }: CheckIn) =>
        api.boardingPasses.unlink({ id: checkInId, bookingNo, pnr, version }),
      [api],
    ),
  );
}
