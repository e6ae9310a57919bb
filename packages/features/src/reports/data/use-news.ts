import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, usePermission } from "../../app/index.ts";

/** One's own reports under way, and those that ended and were not seen yet. */
export type News = Awaited<ReturnType<Api["reports"]["downloads"]["news"]>>;

/** Their name in the cache. */
export const newsKey = "reports.news";

/** What the menu says of one's own reports; undefined for those who have none, and until it is known. */
export function useNews(): News | undefined {
  const api = useApi();
  const may = usePermission("reportDownload");
  return useSWR<News>(may ? newsKey : null, () => api.reports.downloads.news()).data;
}
