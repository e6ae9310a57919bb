import type { PointCheck } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../app/index.ts";

export interface LinkOptions {
  readonly checkIn: CheckIn;
  readonly dmscode: string;
  readonly checks: readonly PointCheck[];
  /** Why something that is no boarding pass is linked all the same. */
  readonly override: string;
  /** Check-ins of other travellers whom the pass fits too, and who were decided against. */
  readonly chosenOver: readonly number[];
}

/**
 * Links a candidate page. Fails with STALE, LOCKED_BY_OTHER, STATE_CONFLICT, NOT_FOUND, CANDIDATE_TAKEN, NOT_READ_YET, NOT_SETTLED,
 * PASS_PROBLEM, ALSO_FITS.
 */
export function useLink() {
  const api = useApi();
  return useCallback(
    async ({
      checkIn: { checkInId, bookingNo, pnr, version },
      dmscode,
      checks,
      override,
      chosenOver,
    }: LinkOptions): Promise<unknown> =>
      api.boardingPasses.link({
        checkInId,
        dmscode,
        bookingNo,
        pnr,
        version,
        checks: checks.map(({ point, ticked, reason = "" }) => ({
          point,
          ticked,
          ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
        })),
        ...(chosenOver.length > 0 ? { chosenOver: [...chosenOver] } : {}),
        ...(override.trim() === "" ? {} : { override: override.trim() }),
      }),
    [api],
  );
}
