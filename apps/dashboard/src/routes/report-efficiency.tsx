import { EfficiencyScreen } from "@gatehouse/features/reports/efficiency";
import { parseEfficiencySearch } from "@gatehouse/features/reports/efficiency-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/report/efficiency-report");

export function ReportEfficiency() {
  const search = useParsed(route.useSearch(), parseEfficiencySearch);
  const navigate = route.useNavigate();
  return (
    <EfficiencyScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />
  );
}
