import { Button, chakra } from "@chakra-ui/react";
import type { ReportJob } from "@gatehouse/api/contract";
import { hasNoData, isFinished } from "@gatehouse/domain/reports";
import { Notice } from "@gatehouse/ui/notice";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { Download } from "lucide-react";
import { AppLink } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { useDownload } from "./data/use-download.ts";
import { type Report, useReport } from "./data/use-report.ts";
import { downloadsPath } from "./downloads-path.ts";
import { useFollowed } from "./followed-jobs.ts";
import { messages } from "./messages/index.ts";
import { useReportWords } from "./use-report-words.ts";

/** A report is being made: which job it is, how it stands, and where its file will be (REP-16). */
export function JobNotice({ job: { jobId, alreadyRunning } }: { readonly job: ReportJob }) {
  const t = useMessages(messages);
  const words = useReportWords();
  const report = useReport(jobId);
  useFollowed(jobId);
  const status = report?.status;
  return (
    <Notice tone={toneOf(report)}>
      <chakra.div display="flex" flexDirection="column" gap="2" alignItems="stretch">
        {(status === undefined || !isFinished(status)) && (
          <p>
            <strong>{t(alreadyRunning ? "job.alreadyRunning" : "job.started", { id: jobId })}</strong> {t("job.later")}{" "}
            <chakra.span color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
              <AppLink href={downloadsPath}>{t("job.link")}</AppLink>
            </chakra.span>
          </p>
        )}
        {status === "queued" && <p>{t("status.queued")}</p>}
        {report && status === "running" && (
          <div>
            <ProgressBar
              label={t("progress")}
              value={report.progress.rowsTotal === null ? undefined : report.progress.rowsDone}
              max={report.progress.rowsTotal ?? 1}
            />
            <chakra.p textStyle="figures" pt="1">
              {[t("status.running"), words.progress(report)].filter(Boolean).join(" · ")}
            </chakra.p>
          </div>
        )}
        {report && status === "failed" && (
          <p>
            {!hasNoData(report) && <strong>{t("status.failed")}: </strong>}
            {words.failure(report)}
          </p>
        )}
        {status === "cancelled" && <p>{t("status.cancelled")}</p>}
        {report && status === "done" && <ReadyFile report={report} />}
      </chakra.div>
    </Notice>
  );
}

function toneOf(report: Report | undefined): "info" | "ok" | "warn" | "bad" {
  if (report?.status === "done") return report.dmscode === null ? "warn" : "ok";
  // Nothing went wrong where there is nothing to report.
  return report?.status === "failed" && !hasNoData(report) ? "bad" : "info";
}

/** The file, or that it is gone again. */
function ReadyFile({ report }: { readonly report: Report }) {
  const t = useMessages(messages);
  const words = useReportWords();
  const { run: download, running } = useDownload();
  const { dmscode } = report;
  if (dmscode === null) return <p>{t("status.expired")}</p>;
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <Button variant="solid" aria-disabled={running || undefined} onClick={() => void download(dmscode)}>
        <Download aria-hidden /> {t("download")}
      </Button>
      <span>
        {t("job.ready")} {words.progress(report)}
      </span>
    </chakra.div>
  );
}
