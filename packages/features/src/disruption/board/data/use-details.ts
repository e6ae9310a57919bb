import type { Api } from "@gatehouse/api/client";
import { errorCode } from "@gatehouse/api/client/errors";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import { every, pace } from "./reading-pace.ts";

export type Details = Awaited<ReturnType<Api["disruption"]["details"]>>;

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
