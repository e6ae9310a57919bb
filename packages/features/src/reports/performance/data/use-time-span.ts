import type { PerformanceForm } from "@gatehouse/domain/reports";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Reads the figures of a time span report. */
export function useTimeSpan() {
  const api = useApi();
  return useOperation(useCallback((form: PerformanceForm) => api.reports.timeSpan(form), [api]));
}
