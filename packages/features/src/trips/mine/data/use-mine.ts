import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import { defaultPageSize, type MineSearch } from "../mine-search.ts";

export type TripEntry = Awaited<ReturnType<Api["trips"]["mine"]>>["content"][number];

/** In milliseconds: several trips that are published at once are one reading. */
const pace = { quiet: 250, longest: 1500 };

/** One page of a list of trips; it follows what is published, and what is said about it. */
export function useMine(current: boolean, { vendorCode = "", page = 0, size = defaultPageSize }: MineSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["trips.mine", current, vendorCode, page, size],
    () => api.trips.mine({ current, vendorCode, page, size }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const refresh = useThrottledRefresh(read, pace);
  useLive("trip.changed", refresh);
  useLive("case.changed", refresh);
  useLive("resync", refresh);
  return { found: data, error, reading: isValidating, read };
}
