import { hasNoData, type ReportStatus } from "@gatehouse/domain/reports";
import { useEffect, useRef } from "react";
import { dismissToast, useApi, useLive, useNavigation, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useDownload } from "../data/use-download.ts";
import { useReportNews } from "../data/use-report-news.ts";
import { useRefreshReportNews } from "../data/use-refresh-report-news.ts";
import type { Report } from "../data/use-report.ts";
import { downloadsPath } from "../downloads-path.ts";
import { isFollowed } from "../followed-jobs.ts";
import { canRetryHelp } from "../retry-helps.ts";
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
  const news = useReportNews();
  const readNews = useRefreshReportNews();
  const statuses = useRef(new Map<number, ReportStatus>());
  const told = useRef(new Set<string>());
  // On the page of downloads the report is in view already, with all that can be done: a few words are enough.
  const inView = path === downloadsPath;
  const way = { link: { label: t("link"), href: downloadsPath, follow: () => navigate(downloadsPath) } };
  // What was said elsewhere is there as well.
  useEffect(() => {
    if (!inView) return;
    for (const id of told.current) dismissToast(id);
    told.current.clear();
  }, [inView]);

  const retry = async (id: number): Promise<void> => {
    try {
      await api.reports.downloads.retry({ id });
    } catch (error) {
      toast({ tone: "error", title: t("retry.failed"), description: words.error(error) });
    }
  };
  const tell = (report: Report): void => {
    const { status, dmscode } = report;
    if (status !== "done" && status !== "failed") return;
    const id = `report-${report.id}`;
    // Nothing went wrong where there is nothing to report.
    const outcome = hasNoData(report) ? "empty" : status;
    const said = {
      id,
      tone: ({ done: "success", empty: "info", failed: "error" } as const)[outcome],
      title: t(`${outcome}.title`, { report: words.type(report) }),
    };
    if (inView) return toast(said);
    told.current.add(id);
    const again = status === "failed" &&
      canRetryHelp(report) && { label: t("retry"), run: () => void retry(report.id) };
    // Nor does a long message lie over the form that asked for it: the file, or the reason, is below the form.
    if (isFollowed(report.id)) return toast({ ...said, ...way, ...(again ? { action: again } : {}) });
    const about = [report.extraInfo.vendor ?? report.extraInfo.operatorId, words.period(report)].filter(Boolean);
    const action =
      again || (status === "done" && dmscode !== null && { label: words.download, run: () => void download(dmscode) });
    toast({
      ...said,
      description: (status === "done" ? [...about, words.progress(report)] : [words.failure(report), ...about]).join(
        " · ",
      ),
      duration: 20_000,
      ...way,
      ...(action ? { action } : {}),
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
      if (!before || !now || now.ready + now.failed <= before.ready + before.failed) return;
      const id = "reports-missed";
      told.current.add(id);
      toast({ id, tone: "info", title: t("missed.title"), description: t("missed.hint"), ...(inView ? {} : way) });
    };
    void compare().catch(() => undefined);
  });
  return null;
}
