import type { PerformanceForm } from "@gatehouse/domain/reports";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, usePermission } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Whose work a report may be about; undefined for those who see their own only, and until the list is there. */
export function useOperators() {
  const api = useApi();
  const may = usePermission("reportPerformanceAll");
  const { data, mutate, ...answer } = useSWR(may ? ["reports.operators"] : null, () => api.reports.operators());
  const error: unknown = answer.error;
  return { operators: data, error: data ? undefined : error, retry: () => void mutate() };
}

/** Asks for a performance report. @returns its job */
export function usePerformance() {
  const api = useApi();
  return useOperation(useCallback((form: PerformanceForm) => api.reports.performance(form), [api]));
}

/** Reads the figures of a time span report. */
export function useTimeSpan() {
  const api = useApi();
  return useOperation(useCallback((form: PerformanceForm) => api.reports.timeSpan(form), [api]));
}
