import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import type { LockedUnit } from "./use-locked.ts";

/** Gives units back to the pool; booking numbers each once (CHK-31). @returns how many check-ins went back */
export function useUnlock() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (units: readonly LockedUnit[]) => {
        const { unlocked } = await api.checkin.assignments.unlock({
          checkInIds: units.flatMap(({ checkins }) => checkins),
          bookingNos: [...new Set(units.map(({ bookingNo }) => bookingNo))],
        });
        return unlocked;
      },
      [api],
    ),
  );
}
