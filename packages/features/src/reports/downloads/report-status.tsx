import { chakra } from "@chakra-ui/react";
import { hasNoData, reportDays, type ReportStatus } from "@gatehouse/domain/reports";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Loader, type LucideIcon } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { Report } from "../data/use-report.ts";
import { messages as common } from "../messages/index.ts";
import type { ReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

/** A status as the reader sees it: a finished report whose file is gone has expired, one that found nothing has no data. */
type ShownStatus = ReportStatus | "expired" | "empty";

const looks: Readonly<Record<ShownStatus, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  queued: { tone: "slate", icon: Clock },
  running: { tone: "accent", icon: Loader },
  done: { tone: "ok", icon: CircleCheck },
  failed: { tone: "bad", icon: CircleX },
  cancelled: { tone: "slate", icon: Ban },
  expired: { tone: "warn", icon: Hourglass },
  empty: { tone: "slate", icon: CircleSlash },
};

/**
 * The status of a report as the list of downloads shows it: done with no rows is empty, done with no file expired.
 * @param now seconds since 1970, UTC
 */
export function shownStatus(report: Report, now: number): ShownStatus {
  const { status, dmscode, expiresAt } = report;
  if (hasNoData(report)) return "empty";
  return status === "done" && (dmscode === null || (expiresAt !== null && expiresAt <= now)) ? "expired" : status;
}

/** Why there is no file: the reason of a failure, that there was nothing to report, or that the file's time is over. Nothing where there is no why. */
export function useStatusNote(words: ReportWords): (report: Report, now: number) => string | undefined {
  const t = useMessages(messages);
  return (report, now) => {
    const status = shownStatus(report, now);
    if (status === "failed") return words.failure(report);
    if (status === "empty") return t("empty.note");
    return status === "expired" ? t("expired.hint", { days: reportDays }) : undefined;
  };
}

export interface ReportStatusProps {
  readonly report: Report;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly words: ReportWords;
  /** A reason begins beside the status and goes on below it, where there is little width. */
  readonly flowing?: boolean;
}

/** How a report stands: queued, running with how far it is, ready, failed with the reason, cancelled, expired. */
export function ReportStatusCell({ report, now, words, flowing = false }: ReportStatusProps) {
  const tc = useMessages(common);
  const note = useStatusNote(words)(report, now);
  const status = shownStatus(report, now);
  const { rowsDone, rowsTotal } = report.progress;
  if (note !== undefined && flowing)
    return (
      <chakra.span css={twoLines} color="fg.muted">
        <StatusPill {...looks[status]} py="0" me="1.5">
          {tc(`status.${status}`)}
        </StatusPill>
        {note}
      </chakra.span>
    );
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" width="full" height="full" lineHeight="tight">
      <StatusPill {...looks[status]} flexShrink="0">
        {tc(`status.${status}`)}
      </StatusPill>
      {status === "running" && (
        <chakra.span display="grid" gap="0.5" flex="1" minW="0">
          <chakra.span textStyle="xs" overflow="hidden" textOverflow="ellipsis" color="fg.muted" lineHeight="tight">
            {words.progress(report)}
          </chakra.span>
          <ProgressBar
            label={`${tc("progress")} ${report.id}`}
            value={rowsTotal === null ? undefined : rowsDone}
            max={rowsTotal ?? 1}
          />
        </chakra.span>
      )}
      {note !== undefined && (
        <chakra.span css={twoLines} color="fg.muted">
          {note}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** What a row has room for beside its status. */
const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  whiteSpace: "normal",
  textStyle: "xs",
  lineHeight: "tight",
} as const;

/** The status of a report in one line of text, for what is copied and for tooltips. */
export function useStatusText(words: ReportWords): (report: Report, now: number) => string {
  const tc = useMessages(common);
  const noteOf = useStatusNote(words);
  return (report, now) => {
    const status = shownStatus(report, now);
    const more = status === "running" ? words.progress(report) : (noteOf(report, now) ?? "");
    return more === "" ? tc(`status.${status}`) : `${tc(`status.${status}`)}: ${more}`;
  };
}
