import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type OwnSession = Awaited<ReturnType<Api["account"]["sessions"]>>[number];

/** The reader's open sessions; they follow what becomes of them elsewhere. */
export function useOwnSessions() {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR("account.sessions", () => api.account.sessions());
  const error: unknown = answer.error;
  useLive("account.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { sessions: data, failed: error !== undefined && data === undefined, read: () => void mutate() };
}
