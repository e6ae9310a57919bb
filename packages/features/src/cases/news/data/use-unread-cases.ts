import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive, usePermission } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";

/** In milliseconds: several that change at once are one reading. */
const pace = { quiet: 250, longest: 1500 };

/** How many of the user's open cases have comments that they have not read (CMT-10); it follows what happens to cases. */
export function useUnreadCases(): number {
  const api = useApi();
  const may = usePermission("cases");
  const { data, mutate } = useSWR(may ? ["cases.unread"] : null, () => api.cases.unread());
  const refresh = useThrottledRefresh(
    useCallback(() => mutate(), [mutate]),
    pace,
  );
  useLive("case.changed", refresh);
  useLive("resync", refresh);
  return data?.unread ?? 0;
}
