import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { keys } from "./keys.ts";

/** Slabs move with time alone, so counts are read again each minute even when nothing changes. In milliseconds. */
export const countInterval = 60_000;

/** The counters of the queue (QUE-6). */
export function useCounters() {
  const api = useApi();
  return useSWR(keys.counters, () => api.checkin.counters(), { refreshInterval: countInterval });
}
