import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import { defaultPageSize, type PendingSearch } from "../pending-search.ts";

type Found = Awaited<ReturnType<Api["requests"]["pending"]>>;
export type PendingRequest = Found["content"][number];

/** In milliseconds: several operators who assign at once are one reading. */
const pace = { quiet: 250, longest: 1500 };

/** One page of the pending list; it follows what becomes of them. */
export function usePending({ text, mine, sort, ascending, page = 0, size = defaultPageSize }: PendingSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["requests.pending", text, mine, sort, ascending, page, size],
    () =>
      api.requests.pending({
        text: text ?? "",
        mine: mine ?? false,
        sort: sort ?? "createdAt",
        descending: !ascending,
        page,
        size,
      }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const refresh = useThrottledRefresh(read, pace);
  useLive("request.changed", refresh);
  // What is said about one is counted with it.
  useLive("case.changed", refresh);
  useLive("resync", refresh);
  return { found: data, error, reading: isValidating, read };
}
