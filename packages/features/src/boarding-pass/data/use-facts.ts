import type { Api } from "@gatehouse/api/client";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { keys } from "./keys.ts";
import { useRefetch } from "./use-refetch.ts";

export type Facts = Awaited<ReturnType<Api["boardingPasses"]["facts"]>>;

/**
 * What the pass of a check-in should say, and what its own pass says. Reading passport data is audited, so nothing is read that
 * nobody asked for: not on focus, and again only when the check-in changed.
 * @param checkInId undefined asks for nothing
 */
export function useFacts(checkInId: number | undefined) {
  const api = useApi();
  const shown = useRef(false);
  const { data, isValidating, mutate, ...answer } = useSWR<Facts, unknown>(
    checkInId === undefined ? null : keys.facts(checkInId),
    // What a live event has read again was opened by nobody: it keeps no lock.
    () => api.boardingPasses.facts({ id: checkInId ?? 0, again: shown.current }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  useEffect(() => {
    shown.current = data !== undefined;
  }, [data]);
  const refetch = useRefetch(mutate);
  useLive("checkin.changed", ({ ids }) => {
    if (checkInId !== undefined && ids.includes(checkInId)) void refetch();
  });
  useLive("resync", () => void refetch());
  return { facts: data, error: answer.error, retrying: isValidating, refresh: refetch };
}
