import { type CheckIn, unitsOf } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf, inParts, type Outcome } from "./outcomes.ts";
import { renewed } from "./renewed.ts";

interface Disposal {
  readonly rows: readonly CheckIn[];
  readonly reason1: string;
  readonly reason2: string;
}

/** Gives check-ins up, for a reason. */
export function useDispose() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      ({ rows, reason1, reason2 }: Disposal) => {
        const [unit, ...others] = unitsOf(rows);
        const one = unit && others.length === 0 ? { pnr: unit[0].pnr, bookingNo: unit[0].bookingNo } : {};
        return renewed(
          refresh,
          inParts(idsOf(rows), async (checkInIds) =>
            (await api.checkin.disposals.dispose({ checkInIds, reason1, reason2, ...one })).map(
              ({ checkInId, dispositionStatus, ...whyNot }): Outcome => ({
                checkInId,
                done: dispositionStatus,
                ...whyNot,
              }),
            ),
          ),
        );
      },
      [api, refresh],
    ),
  );
}
