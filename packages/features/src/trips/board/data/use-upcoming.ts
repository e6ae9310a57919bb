import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import { asked, type BoardSearch, type Cut, cutOf, cuts, defaultPageSize } from "../board-search.ts";

export type Found = Awaited<ReturnType<Api["tripsBoard"]["upcoming"]>>;
export type Flight = Found["content"][number];

/** In milliseconds: check-ins change all the time, a page is read every few seconds at most. */
const pace = { quiet: 250, longest: 2000 };

/** How often it is read without being told, in milliseconds: flights leave, and others come within the 48 hours. */
const every = 60_000;

/** One page of the board; it follows what becomes of flights, check-ins, chats and comments. */
export function useUpcoming(search: BoardSearch) {
  const { vendor = "", airline = "", text = "", page = 0, size = defaultPageSize } = search;
  const cut = cutOf(search);
  const only = Object.fromEntries(cuts.map((each) => [each, each === cut])) as Readonly<Record<Cut, boolean>>;
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["tripsBoard.upcoming", vendor, airline, text, cut, page, size],
    () => api.tripsBoard.upcoming({ includeOntime: true, vids: vendor, airline, ...only, page, size, ...asked(text) }),
    { keepPreviousData: true, refreshInterval: every },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const refresh = useThrottledRefresh(read, pace);
  useLive("tripsBoard.changed", refresh);
  useLive("chat.changed", refresh);
  useLive("case.changed", refresh);
  useLive("resync", refresh);
  return { found: data, error, reading: isValidating, read };
}
