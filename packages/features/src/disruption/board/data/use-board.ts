import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import type { DisruptionSearch } from "../board-search.ts";
import { every, pace } from "./reading-pace.ts";

export type Board = Awaited<ReturnType<Api["disruption"]["board"]>>;

export type Row = Board["rows"][number];

/** The rows of the disruption board; it follows what happens to disruptions. */
export function useBoard({ q = "", airline = "" }: DisruptionSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["disruption.board", q, airline],
    () => api.disruption.board({ q, airline }),
    { keepPreviousData: true, refreshInterval: every },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const refresh = useThrottledRefresh(read, pace);
  useLive("disruption.changed", refresh);
  // What travellers write is answered from here.
  useLive("chat.changed", refresh);
  useLive("resync", refresh);
  return { board: data, error, reading: isValidating, read };
}
