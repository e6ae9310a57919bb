import { type CheckIn, unitsOf } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf, inParts, type Outcome } from "./outcomes.ts";

/** Rescheduled check-ins become available again so long before departure (CHK-20), in hours. */
export const rescheduleHours = 24;

interface Disposal {
  readonly rows: readonly CheckIn[];
  readonly reason1: string;
  readonly reason2: string;
}

/** Whether or not the call worked, what it was about is read anew. */
async function renewed<T>(refresh: ReturnType<typeof useRefresh>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    void refresh("rows", "counts", "assignment");
  }
}

/** The calls that change check-ins for good or for a while. Whatever they change is read anew. */
export function useDisposalCalls() {
  const api = useApi();
  const refresh = useRefresh();
  return {
    dispose: useOperation(
      useCallback(
        ({ rows, reason1, reason2 }: Disposal) => {
          const [unit, ...others] = unitsOf(rows);
          const one = unit && others.length === 0 ? { pnr: unit[0].pnr, bookingNo: unit[0].bookingNo } : {};
          return renewed(
            refresh,
            inParts(idsOf(rows), async (checkInIds) =>
              (await api.checkin.dispositions.dispose({ checkInIds, reason1, reason2, ...one })).map(
                ({ checkinId, dispositionStatus, ...whyNot }): Outcome => ({
                  checkInId: checkinId,
                  done: dispositionStatus,
                  ...whyNot,
                }),
              ),
            ),
          );
        },
        [api, refresh],
      ),
    ),
    undo: useOperation(
      useCallback(
        (ids: readonly number[]) =>
          renewed(
            refresh,
            inParts(ids, (checkInIds) => api.checkin.dispositions.undo({ checkInIds })),
          ),
        [api, refresh],
      ),
    ),
    reset: useOperation(
      useCallback(
        (rows: readonly CheckIn[]) =>
          renewed(
            refresh,
            inParts(idsOf(rows), (checkInIds) => api.checkin.reset({ checkInIds })),
          ),
        [api, refresh],
      ),
    ),
    /** Takes the whole unit of the check-in. Fails with LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND. */
    lock: useOperation(
      useCallback(
        ({ checkInId, pnr, bookingNo }: CheckIn) => renewed(refresh, api.checkin.lock({ checkInId, pnr, bookingNo })),
        [api, refresh],
      ),
    ),
    reschedule: useOperation(
      useCallback(
        (rows: readonly CheckIn[]) => {
          const each = async (): Promise<readonly Outcome[]> => {
            const outcomes: Outcome[] = [];
            for (const unit of unitsOf(rows)) {
              const [{ pnr, bookingNo: bookingNum }] = unit;
              outcomes.push(
                ...(await inParts(idsOf(unit), (checkinIds) =>
                  api.checkin.reschedule({ pnr, bookingNum, checkinIds, hoursBefore: rescheduleHours }),
                )),
              );
            }
            return outcomes;
          };
          return renewed(refresh, each());
        },
        [api, refresh],
      ),
    ),
    /** Gives back what the reader holds. Fails with LOCKED_BY_OTHER. @returns how many went back */
    unassign: useOperation(
      useCallback(
        async (rows: readonly CheckIn[]) =>
          (await renewed(refresh, api.checkin.assignments.unlock({ checkInIds: idsOf(rows), bookingNos: [] })))
            .unlocked,
        [api, refresh],
      ),
    ),
  };
}
