import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";
import { useRefresh } from "../../data/use-refresh.ts";
import { idsOf } from "./outcomes.ts";
import { renewed } from "./renewed.ts";

/** Gives back what the reader holds. Fails with LOCKED_BY_OTHER. @returns how many went back */
export function useUnassign() {
  const api = useApi();
  const refresh = useRefresh();
  return useOperation(
    useCallback(
      async (rows: readonly CheckIn[]) =>
        (await renewed(refresh, api.checkin.assignments.unlock({ checkInIds: idsOf(rows), bookingNos: [] }))).unlocked,
      [api, refresh],
    ),
  );
}
