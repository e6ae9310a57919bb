import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";

type Settings = Awaited<ReturnType<Api["access"]["settings"]>>;

/** What the login page shows beside the form. Undefined while loading, and when it fails: the form works without. */
export function useSettings(): Settings | undefined {
  const api = useApi();
  return useSWR("access.settings", () => api.access.settings()).data;
}
