import { useMemo } from "react";
import { useConfirm, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useDownload } from "../data/use-download.ts";
import type { Report } from "../data/use-report.ts";
import { useReportWords } from "../use-report-words.ts";
import { useCancel } from "./data/use-cancel.ts";
import { useRetryReport } from "./data/use-retry-report.ts";
import { messages } from "./messages/index.ts";

/** What can be done with a report of the list; each reads the list again. */
export interface DownloadWork {
  readonly download: (dmscode: string) => void;
  readonly retry: (report: Report) => void;
  /** Asks first. */
  readonly cancel: (report: Report) => void;
}

/** What can be done with a report of the list: save its file, ask again, cancel it. */
export function useDownloadWork(read: () => Promise<unknown>): DownloadWork {
  const t = useMessages(messages);
  const words = useReportWords();
  const toast = useToast();
  const confirm = useConfirm();
  const { run: download } = useDownload();
  const { run: retry } = useRetryReport();
  const { run: cancel } = useCancel();
  return useMemo(() => {
    const act = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
      try {
        await work();
      } catch (error) {
        toast({ tone: "error", title: failed, description: words.error(error) });
      } finally {
        void read();
      }
    };
    const giveUp = async (report: Report): Promise<void> => {
      const name = `${words.type(report)}, ${words.period(report)}`;
      const description = t("cancel.text", { report: name });
      if (!(await confirm({ description, confirm: t("cancel.confirm"), tone: "danger" }))) return;
      await act(async () => {
        if (await cancel(report.id)) toast({ tone: "info", title: t("cancel.done"), description: name });
      }, t("cancel.failed"));
    };
    return {
      download: (dmscode) => void download(dmscode),
      retry: ({ id }) => void act(() => retry(id), t("retry.failed")),
      cancel: (report) => void giveUp(report),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asking is the same whenever it is asked
  }, [t, words, toast, read, download, retry, cancel]);
}
