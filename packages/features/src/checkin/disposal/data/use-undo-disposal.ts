import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { inParts } from "./outcomes.ts";
import { renewed } from "./renewed.ts";

/** Takes back that check-ins were given up. */
export function useUndoDisposal() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      (ids: readonly number[]) =>
        renewed(
          refresh,
          inParts(ids, (checkInIds) => api.checkin.disposals.undo({ checkInIds })),
        ),
      [api, refresh],
    ),
  );
}
