import type { PerformanceForm } from "@gatehouse/domain/reports";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Asks for a performance report. @returns its job */
export function usePerformance() {
  const api = useApi();
  return useOperation(useCallback((form: PerformanceForm) => api.reports.performance(form), [api]));
}
