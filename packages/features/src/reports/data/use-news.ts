import type { Api } from "@gatehouse/api/client";
import { useCallback, useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useApi, useLive, usePermission } from "../../app/index.ts";

/** One's own reports under way, and those that ended and were not seen yet. */
export type News = Awaited<ReturnType<Api["reports"]["downloads"]["news"]>>;

const key = "reports.news";

/** What the menu says of one's own reports; undefined for those who have none, and until it is known. */
export function useNews(): News | undefined {
  const api = useApi();
  const may = usePermission("reportDownload");
  return useSWR<News>(may ? key : null, () => api.reports.downloads.news()).data;
}

/** Reads the news anew. */
export function useReadNews(): () => Promise<News | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate<News>(key), [mutate]);
}

/**
 * While the page of downloads is looked at, everything finished counts as seen: what had ended before, and what ends meanwhile. A
 * hidden page sees nothing.
 * @param ready whether the reports are on the screen
 */
export function useSeen(ready: boolean): void {
  const api = useApi();
  const may = usePermission("reportDownload");
  const readNews = useReadNews();
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
