import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, usePermission } from "../../app/index.ts";

/** The user's own reports under way, and those that ended and were not seen yet. */
export type ReportNews = Awaited<ReturnType<Api["reports"]["downloads"]["news"]>>;

/** Their name in the cache. */
export const newsKey = "reports.news";

/** What the menu says of the user's own reports; undefined for those who have none, and until it is known. */
export function useReportNews(): ReportNews | undefined {
  const api = useApi();
  const may = usePermission("reportDownload");
  return useSWR<ReportNews>(may ? newsKey : null, () => api.reports.downloads.news()).data;
}
