import { can } from "@gatehouse/domain/access";
import { hasNoData, isFinished, isRetriable } from "@gatehouse/domain/reports";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import type { ReportBackend } from "./report-backend.ts";
import { pageOfItems } from "./page.ts";

/** Reports to download: the user's own, or everybody's. */
export function reportDownloadCalls({
  reports,
  user,
}: ReportBackend): Implementation<typeof contract.reports.downloads> {
  const all = () =>
    reports
      .all()
      .filter(({ createdBy }) => createdBy === user().userid || can(user().permissions, "reportDownloadAll"));
  const visible = (id: number) => all().find((report) => report.id === id);
  const own = () => reports.all().filter(({ createdBy }) => createdBy === user().userid);
  return {
    list: (page) => pageOfItems(all(), page),
    // Before what takes an id: MSW takes the first address that fits.
    news: () => {
      const count = (wanted: (report: ReturnType<typeof own>[number]) => boolean) => own().filter(wanted).length;
      return {
        underWay: count(({ status }) => !isFinished(status)),
        ready: count(({ status, seen }) => status === "done" && !seen),
        failed: count((report) => report.status === "failed" && !hasNoData(report) && !report.seen),
      };
    },
    seen: () => {
      reports.see(user().userid);
      return { ok: true };
    },
    read: ({ id }, fail) => {
      const report = visible(id);
      if (!report) throw fail("REPORT_NOT_FOUND");
      return report;
    },
    retry: ({ id }, fail) => {
      const report = visible(id);
      if (!report) throw fail("REPORT_NOT_FOUND");
      if (!isRetriable(report.status)) throw fail("REPORT_NOT_RETRIABLE", { status: report.status });
      reports.retry(id);
      return visible(id) ?? report;
    },
    cancel: ({ id }, fail) => {
      const report = visible(id);
      if (!report) throw fail("REPORT_NOT_FOUND");
      if (isFinished(report.status)) throw fail("REPORT_NOT_CANCELLABLE", { status: report.status });
      reports.cancel(id);
      return visible(id) ?? report;
    },
  };
}
