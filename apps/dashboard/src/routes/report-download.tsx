import { DownloadsScreen } from "@gatehouse/features/reports/downloads";
import { parseDownloadsSearch } from "@gatehouse/features/reports/downloads-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/report/download-report");

export function ReportDownload() {
  const search = useParsed(route.useSearch(), parseDownloadsSearch);
  const navigate = route.useNavigate();
  return <DownloadsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
