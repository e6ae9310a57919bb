import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useOperation } from "../../data/use-operation.ts";

export type AutomationAirline = Awaited<ReturnType<Api["checkin"]["automation"]["airlines"]>>[number];

const key = ["checkin.automation"] as const;

/** Tasks grow older by themselves, so the figures are read again each minute even when nothing changes. In milliseconds. */
const readEvery = 60_000;

/** How automation fares, airline by airline. */
export function useAutomationAirlines() {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(key, () => api.checkin.automation.airlines(), {
    refreshInterval: readEvery,
  });
  const error: unknown = answer.error;
  const again = (): void => void mutate();
  useLive("checkin.counts", again);
  useLive("resync", again);
  return { airlines: data, error, reading: isValidating, again };
}

/** The calls of the page; each reads the figures anew. */
export function useAutomationCalls() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return {
    byPnr: useOperation(
      useCallback((pnrs: readonly string[]) => api.checkin.automation.reloadByPnr({ pnrs: [...pnrs] }), [api]),
    ),
    byAirline: useOperation(
      useCallback(
        async (airlineCodes: readonly string[], stuck: boolean) =>
          (await api.checkin.automation.reloadByAirline({ stuck, airlineCodes: [...airlineCodes] })).reloaded.length,
        [api],
      ),
    ),
    redistribute: useOperation(
      useCallback(
        async (airlineCodes: readonly string[]) =>
          (await api.checkin.automation.redistribute({ airlineCodes: [...airlineCodes] })).redistributed,
        [api],
      ),
    ),
    release: useOperation(
      useCallback(async (minutes: number) => (await api.checkin.automation.release({ minutes })).released, [api]),
    ),
    read: () => void mutate(key),
  };
}
