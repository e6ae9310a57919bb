import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf, inParts } from "./outcomes.ts";
import { renewed } from "./renewed.ts";

/** Opens check-ins again that were given up. */
export function useReset() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      (rows: readonly CheckIn[]) =>
        renewed(
          refresh,
          inParts(idsOf(rows), (checkInIds) => api.checkin.reset({ checkInIds })),
        ),
      [api, refresh],
    ),
  );
}
