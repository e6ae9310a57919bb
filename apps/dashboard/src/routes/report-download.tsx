import { DownloadsScreen } from "@gatehouse/features/reports/downloads";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/report/download-report");

export function ReportDownload() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <DownloadsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: next })} />;
}
