import type { ReportStatus } from "@gatehouse/domain/reports";
import { useRef } from "react";
import { useApi, useLive, useNavigation, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useDownload } from "../data/use-download.ts";
import { useNews, useReadNews } from "../data/use-news.ts";
import type { Report } from "../data/use-report.ts";
import { downloadsPath } from "../downloads-path.ts";
import { retryHelps } from "../retry-helps.ts";
import { useReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

/**
 * Says wherever the reader is that a report of theirs is ready or has failed, with the way to it and what can be done at once. The
 * messages are live regions, so a screen reader says them too. Shows nothing itself; once per page.
 */
export function ReportAnnouncer(): null {
  const t = useMessages(messages);
  const words = useReportWords();
  const api = useApi();
  const toast = useToast();
  const { path, navigate } = useNavigation();
  const { run: download } = useDownload();
  const news = useNews();
  const readNews = useReadNews();
  const statuses = useRef(new Map<number, ReportStatus>());
  // On the page of downloads the report is in view already.
  const way =
    path === downloadsPath
      ? {}
      : { link: { label: t("link"), href: downloadsPath, follow: () => navigate(downloadsPath) } };

  const retry = async (id: number): Promise<void> => {
    try {
      await api.reports.downloads.retry({ id });
    } catch (error) {
      toast({ tone: "error", title: t("retry.failed"), description: words.error(error) });
    }
  };
  const tell = (report: Report): void => {
    const about = [report.extraInfo.vendor ?? report.extraInfo.operatorId, words.period(report)].filter(Boolean);
    const { dmscode } = report;
    if (report.status === "done")
      toast({
        id: `report-${report.id}`,
        tone: "success",
        title: t("done.title", { report: words.type(report) }),
        description: [...about, words.progress(report)].join(" · "),
        duration: 20_000,
        ...way,
        ...(dmscode === null ? {} : { action: { label: words.download, run: () => void download(dmscode) } }),
      });
    else if (report.status === "failed")
      toast({
        id: `report-${report.id}`,
        tone: "error",
        title: t("failed.title", { report: words.type(report) }),
        description: [words.failure(report), ...about].join(" · "),
        duration: 20_000,
        ...way,
        ...(retryHelps(report) ? { action: { label: t("retry"), run: () => void retry(report.id) } } : {}),
      });
  };

  useLive("report.changed", ({ id, status }) => {
    // Rows that were written change nothing in the menu.
    if (statuses.current.get(id) === status) return;
    statuses.current.set(id, status);
    void readNews();
  });
  useLive("report.finished", ({ id }) => {
    void readNews();
    // What cannot be read is still in the menu and in the list.
    void api.reports.downloads.read({ id }).then(tell, () => undefined);
  });
  useLive("resync", () => {
    const before = news;
    const compare = async (): Promise<void> => {
      const now = await readNews();
      if (before && now && now.ready + now.failed > before.ready + before.failed)
        toast({
          id: "reports-missed",
          tone: "info",
          title: t("missed.title"),
          description: t("missed.hint"),
          ...way,
        });
    };
    void compare().catch(() => undefined);
  });
  return null;
}
