import { AnalyticsScreen } from "@gatehouse/features/analytics";
import { parseAnalyticsSearch } from "@gatehouse/features/analytics/search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/travel-request/operation-data-analytics");

export function DatabaseAnalytics() {
  const search = useParsed(route.useSearch(), parseAnalyticsSearch);
  const navigate = route.useNavigate();
  return <AnalyticsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
