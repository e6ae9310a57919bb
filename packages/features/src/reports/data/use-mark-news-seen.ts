import { useCallback, useEffect } from "react";
import { useApi, useLive, usePermission } from "../../app/index.ts";
import { useRefreshReportNews } from "./use-refresh-report-news.ts";

/**
 * While the page of downloads is looked at, everything finished counts as seen: what had ended before, and what ends meanwhile. A
 * hidden page sees nothing.
 * @param ready whether the reports are on the screen
 */
export function useMarkNewsSeen(ready: boolean): void {
  const api = useApi();
  const may = usePermission("reportDownload");
  const readNews = useRefreshReportNews();
  const see = useCallback(async () => {
    if (!may || !ready || document.hidden) return;
    try {
      await api.reports.downloads.seen();
    } catch {
      // The mark stays in the menu; the next report or the next visit tries again.
    }
    await readNews();
  }, [api, may, ready, readNews]);
  useEffect(() => {
    void see();
    const onVisible = (): void => void see();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [see]);
  useLive("report.finished", () => void see());
  useLive("resync", () => void see());
}
