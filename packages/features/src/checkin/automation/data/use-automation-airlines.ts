import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type AutomationAirline = Awaited<ReturnType<Api["checkin"]["automation"]["airlines"]>>[number];

/** Its name in the cache. */
export const automationKey = ["checkin.automation"] as const;

/** Tasks grow older by themselves, so the figures are read again each minute even when nothing changes. In milliseconds. */
const readEvery = 60_000;

/** How automation fares, airline by airline. */
export function useAutomationAirlines() {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(automationKey, () => api.checkin.automation.airlines(), {
    refreshInterval: readEvery,
  });
  const error: unknown = answer.error;
  const again = (): void => void mutate();
  useLive("checkin.counts", again);
  useLive("resync", again);
  return { airlines: data, error, reading: isValidating, again };
}
