import useSWR from "swr";
import { useApi } from "../../app/index.ts";

/** Vendors that a report can be about, by name. */
export function useVendors() {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(["reports.vendors"], () => api.reports.vendors());
  const error: unknown = answer.error;
  return { vendors: data, error: data ? undefined : error, retry: () => void mutate() };
}
