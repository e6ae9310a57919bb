import { EfficiencyScreen } from "@gatehouse/features/reports/efficiency";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/report/efficiency-report");

export function ReportEfficiency() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <EfficiencyScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: next })} />;
}
