import { PerformanceScreen } from "@gatehouse/features/reports/performance";
import { parsePerformanceSearch } from "@gatehouse/features/reports/performance-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/report/performance-report");

export function ReportPerformance() {
  const { type = "performance" } = useParsed(route.useSearch(), parsePerformanceSearch);
  return <PerformanceScreen report={type} />;
}
