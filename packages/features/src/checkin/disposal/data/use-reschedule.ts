import { type CheckIn, unitsOf } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf, inParts, type Outcome } from "./outcomes.ts";
import { renewed } from "./renewed.ts";

/** Rescheduled check-ins become available again so long before departure (CHK-20), in hours. */
export const rescheduleHours = 24;

/** Puts check-ins off until later. */
export function useReschedule() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      (rows: readonly CheckIn[]) => {
        const each = async (): Promise<readonly Outcome[]> => {
          const outcomes: Outcome[] = [];
          for (const unit of unitsOf(rows)) {
            const [{ pnr, bookingNo }] = unit;
            outcomes.push(
              ...(await inParts(idsOf(unit), (checkInIds) =>
                api.checkin.reschedule({ pnr, bookingNo, checkInIds, hoursBefore: rescheduleHours }),
              )),
            );
          }
          return outcomes;
        };
        return renewed(refresh, each());
      },
      [api, refresh],
    ),
  );
}
