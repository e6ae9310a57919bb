import { CountScreen } from "@gatehouse/features/reports/checkin-count";
import { parseCountSearch } from "@gatehouse/features/reports/checkin-count-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/report/checkin-count");

export function ReportCheckinCount() {
  const search = useParsed(route.useSearch(), parseCountSearch);
  const navigate = route.useNavigate();
  return (
    <CountScreen
      search={search}
      onSearchChange={(next, options) =>
        void navigate({ to: ".", search: { ...next }, replace: options?.replace ?? false })
      }
    />
  );
}
