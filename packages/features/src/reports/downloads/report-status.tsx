import { chakra } from "@chakra-ui/react";
import { reportDays, type ReportStatus } from "@gatehouse/domain/reports";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, CircleX, Clock, Hourglass, Loader, type LucideIcon } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { Report } from "../data/use-report.ts";
import { messages as common } from "../messages/index.ts";
import type { ReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

/** A status as the reader sees it: a finished report whose file is gone has expired. */
type ShownStatus = ReportStatus | "expired";

const looks: Readonly<Record<ShownStatus, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  queued: { tone: "slate", icon: Clock },
  running: { tone: "accent", icon: Loader },
  done: { tone: "ok", icon: CircleCheck },
  failed: { tone: "bad", icon: CircleX },
  cancelled: { tone: "slate", icon: Ban },
  expired: { tone: "warn", icon: Hourglass },
};

/** @param now seconds since 1970, UTC */
export const shownStatus = ({ status, dmscode, expiresAt }: Report, now: number): ShownStatus =>
  status === "done" && (dmscode === null || (expiresAt !== null && expiresAt <= now)) ? "expired" : status;

export interface ReportStatusProps {
  readonly report: Report;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly words: ReportWords;
}

/** How a report stands: queued, running with how far it is, ready, failed with the reason, cancelled, expired. */
export function ReportStatusCell({ report, now, words }: ReportStatusProps) {
  const t = useMessages(messages);
  const tc = useMessages(common);
  const status = shownStatus(report, now);
  const { rowsDone, rowsTotal } = report.progress;
  const note =
    status === "failed"
      ? words.failure(report)
      : status === "expired"
        ? t("expired.hint", { days: reportDays })
        : undefined;
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" width="full" height="full" lineHeight="tight">
      <StatusPill {...looks[status]}>{tc(`status.${status}`)}</StatusPill>
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
        <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
          {note}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The same in one line of text, for what is copied and for tooltips. */
export function useStatusText(words: ReportWords): (report: Report, now: number) => string {
  const t = useMessages(messages);
  const tc = useMessages(common);
  return (report, now) => {
    const status = shownStatus(report, now);
    const more = {
      running: words.progress(report),
      failed: words.failure(report),
      expired: t("expired.hint", { days: reportDays }),
      queued: "",
      done: "",
      cancelled: "",
    }[status];
    return more === "" ? tc(`status.${status}`) : `${tc(`status.${status}`)}: ${more}`;
  };
}
