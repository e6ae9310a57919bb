import type { Api } from "@gatehouse/api/client";
import { errorCode } from "@gatehouse/api/client/errors";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import type { DisruptionSearch } from "../board-search.ts";

export type Board = Awaited<ReturnType<Api["disruption"]["board"]>>;
export type Row = Board["rows"][number];
export type Details = Awaited<ReturnType<Api["disruption"]["details"]>>;

/** In milliseconds: a board is read every few seconds at most. */
const pace = { quiet: 200, longest: 2000 };
/** How often it is read without being told, in milliseconds: waits grow. */
const every = 30_000;

/** The board; it follows what happens to disruptions. */
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

/** One disruption, read again when something happens to it. */
export function useDetails(id: number) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(["disruption.details", id], () => api.disruption.details({ id }), {
    refreshInterval: every,
  });
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const show = useCallback((found: Details) => void mutate(found, { revalidate: false }), [mutate]);
  const refresh = useThrottledRefresh(read, pace);
  useLive("disruption.changed", ({ ids }) => {
    if (ids.includes(id)) refresh();
  });
  useLive("chat.changed", ({ roomId }) => {
    if (roomId === data?.chat?.roomId || !data?.chat) refresh();
  });
  useLive("resync", refresh);
  return { details: data, gone: error !== undefined && errorCode(error) === "NOT_FOUND", error, read, show };
}
