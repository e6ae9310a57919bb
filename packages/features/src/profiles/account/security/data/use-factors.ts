import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../../app/index.ts";

export type Factors = Awaited<ReturnType<Api["factors"]["mine"]>>;

/** The reader's second factors; they follow what becomes of them elsewhere. */
export function useFactors() {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR("factors.mine", () => api.factors.mine());
  const error: unknown = answer.error;
  useLive("account.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { factors: data, failed: error !== undefined && data === undefined, read: () => void mutate() };
}
