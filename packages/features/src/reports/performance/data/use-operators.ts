import useSWR from "swr";
import { useApi, usePermission } from "../../../app/index.ts";

/** Whose work a report may be about; undefined for those who see their own only, and until the list is there. */
export function useOperators() {
  const api = useApi();
  const may = usePermission("reportPerformanceAll");
  const { data, mutate, ...answer } = useSWR(may ? ["reports.operators"] : null, () => api.reports.operators());
  const error: unknown = answer.error;
  return { operators: data, error: data ? undefined : error, retry: () => void mutate() };
}
