import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type PendingProspect = Awaited<ReturnType<Api["agreements"]["pending"]>>["prospects"][number];

/** Prospects that wait, read again when one comes or is settled. */
export function usePending() {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(["agreements.pending"], () => api.agreements.pending(), {
    keepPreviousData: true,
  });
  const error: unknown = answer.error;
  useLive("agreement.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { prospects: data?.prospects, error, reading: isValidating, read: () => mutate() };
}
