import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";

/** Records a quality check. Fails with OWN_WORK, STALE, LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND. */
export function useQualityCheck() {
  const api = useApi();
  return useOperation(
    useCallback(
      ({ checkInId, version }: CheckIn, passed: boolean, note: string) =>
        api.boardingPasses.qualityCheck({
          checkInId,
          version,
          passed,
          ...(note.trim() === "" ? {} : { note: note.trim() }),
        }),
      [api],
    ),
  );
}
