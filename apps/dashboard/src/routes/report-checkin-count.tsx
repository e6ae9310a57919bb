import { CountScreen } from "@gatehouse/features/reports/checkin-count";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/report/checkin-count");

export function ReportCheckinCount() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CountScreen
      search={search}
      onSearchChange={(next, options) => void navigate({ to: ".", search: next, replace: options?.replace ?? false })}
    />
  );
}
