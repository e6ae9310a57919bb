import { PerformanceScreen } from "@gatehouse/features/reports/performance";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/report/performance-report");

export function ReportPerformance() {
  const { type = "performance" } = route.useSearch();
  return <PerformanceScreen report={type} />;
}
