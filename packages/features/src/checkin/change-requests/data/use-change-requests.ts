import { useCallback } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useLiveRefresh } from "../../data/use-live-refresh.ts";

/** So many are shown at first, and so many more each time the user asks. */
export const step = 50;
/** As many as one call gives. */
export const most = 500;

/**
 * What waits for a decision over all bookings, the oldest first; it follows what travellers ask for and what others decide.
 * @param size how many are read
 */
export function useChangeRequests(size: number) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["travellers.changes", size],
    () => api.travellers.changes({ page: 0, size }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  useLiveRefresh(read);
  return { changes: data?.content, total: data?.totalElement ?? 0, error, reading: isValidating, read };
}
