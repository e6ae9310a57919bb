import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf, inParts, type Outcome, unitsOf } from "./outcomes.ts";

/** Rescheduled check-ins become available again so long before departure (spec 1 §9), in hours. */
export const rescheduleHours = 24;

interface Disposal {
  readonly rows: readonly CheckIn[];
  readonly reason1: string;
  readonly reason2: string;
}

/** The calls that change check-ins for good or for a while. Whatever they change is read anew. */
export function useDisposalCalls() {
  const api = useApi();
  const refresh = useRefresh();
  const renewed = useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } finally {
        void refresh("rows", "counts", "assignment");
      }
    },
    [refresh],
  );
  return {
    dispose: useOperation(
      useCallback(
        ({ rows, reason1, reason2 }: Disposal) => {
          const [unit, ...others] = unitsOf(rows);
          const one = unit && others.length === 0 ? { pnr: unit[0].pnr, bookingNo: unit[0].bookingNo } : {};
          return renewed(
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
        [api, renewed],
      ),
    ),
    undo: useOperation(
      useCallback(
        (ids: readonly number[]) =>
          renewed(inParts(ids, (checkInIds) => api.checkin.dispositions.undo({ checkInIds }))),
        [api, renewed],
      ),
    ),
    reset: useOperation(
      useCallback(
        (rows: readonly CheckIn[]) => renewed(inParts(idsOf(rows), (checkInIds) => api.checkin.reset({ checkInIds }))),
        [api, renewed],
      ),
    ),
    /** Takes the whole unit of the check-in. Fails with LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND. */
    lock: useOperation(
      useCallback(
        ({ checkInId, pnr, bookingNo }: CheckIn) => renewed(api.checkin.lock({ checkInId, pnr, bookingNo })),
        [api, renewed],
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
          return renewed(each());
        },
        [api, renewed],
      ),
    ),
    /** Gives back what the reader holds. Fails with LOCKED_BY_OTHER. @returns how many went back */
    unassign: useOperation(
      useCallback(
        async (rows: readonly CheckIn[]) =>
          (await renewed(api.checkin.assignments.unlock({ checkInIds: idsOf(rows), bookingNos: [] }))).unlocked,
        [api, renewed],
      ),
    ),
  };
}
