import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive, usePermission } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";

/** In milliseconds: several that change at once are one reading. */
const pace = { quiet: 250, longest: 1500 };

/** How many pending travel requests are assigned to the user; undefined for those who get none, and until it is known. */
export function useAssignedCount(): number | undefined {
  const api = useApi();
  const may = usePermission("travelRequestAssign");
  const { data, mutate } = useSWR(may ? "requests.assigned" : null, () =>
    api.requests.pending({ mine: true, page: 0, size: 1, text: "", sort: "createdAt", descending: true }),
  );
  const refresh = useThrottledRefresh(
    useCallback(() => mutate(), [mutate]),
    pace,
  );
  useLive("request.changed", refresh);
  useLive("resync", refresh);
  return data?.totalElement;
}
