import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { type ReportNews, newsKey } from "./use-report-news.ts";

/** Reads the news again. */
export function useRefreshReportNews(): () => Promise<ReportNews | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate<ReportNews>(newsKey), [mutate]);
}
