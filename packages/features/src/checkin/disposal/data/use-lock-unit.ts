import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { renewed } from "./renewed.ts";

/** Takes the whole unit of a check-in before its disposal. Fails with LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND. */
export function useLockUnit() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      ({ checkInId, pnr, bookingNo }: CheckIn) => renewed(refresh, api.checkin.lock({ checkInId, pnr, bookingNo })),
      [api, refresh],
    ),
  );
}
