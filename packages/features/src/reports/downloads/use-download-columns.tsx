import { Button, chakra } from "@chakra-ui/react";
import { isFinished } from "@gatehouse/domain/reports";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { IconButton } from "@gatehouse/ui/icon-button";
import { CircleX, Download, RotateCw } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { dateTime, useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Report } from "../data/use-report.ts";
import { messages as common } from "../messages/index.ts";
import { canRetryHelp } from "../retry-helps.ts";
import { useReportWords } from "../use-report-words.ts";
import { fileSize } from "../../app/file-size.ts";
import { messages } from "./messages/index.ts";
import { ReportStatusCell, shownStatus, useStatusNote, useStatusText } from "./report-status.tsx";
import type { DownloadWork } from "./use-download-work.ts";

/** What a report is called where its row is not seen: "Billing, Auto Check-in, NWT (46)". */
export function useReportName(): (report: Report) => string {
  const t = useMessages(messages);
  const words = useReportWords();
  return (report) =>
    `${words.type(report)}, ${report.extraInfo.vendor ?? report.extraInfo.operatorId ?? t("about.everybody")} (${report.id})`;
}

/** Every column (REP-19), the first of them up to the user in sight on a laptop; with how the report stands, what it is about and what its file is like. */
export function useDownloadColumns(work: DownloadWork): readonly GridColumn<Report>[] {
  const t = useMessages(messages);
  const tc = useMessages(common);
  const words = useReportWords();
  const language = useLanguage();
  const statusText = useStatusText(words);
  const noteOf = useStatusNote(words);
  const reportName = useReportName();
  const narrow = useNarrow();
  const now = useNow();
  return useMemo((): readonly GridColumn<Report>[] => {
    const utc = (seconds: number | null): string => (seconds === null ? "" : dateTime(seconds, "UTC", language));
    const about = ({ reportType, extraInfo: { vendor, operatorId, createdDate, deactivated } }: Report): string =>
      [
        vendor ?? operatorId ?? (reportType === "performance" ? t("about.everybody") : ""),
        deactivated ? t("about.deactivated") : "",
        createdDate ? t("about.createdDate") : "",
      ]
        .filter(Boolean)
        .join(", ");
    /** The days of the range: "2026-11-21", or both ends. */
    const days = ({ extraInfo: { from, to } }: Report): string =>
      [...new Set([from.slice(0, 10), to.slice(0, 10)])].join(" – ");
    const inMiddle = (content: ReactNode) => (
      <chakra.span display="flex" alignItems="center" justifyContent={narrow ? "flex-end" : "flex-start"} height="full">
        {content}
      </chakra.span>
    );
    /** A day above its time, a long name in two lines: half as wide, so that whatever tells reports apart is whole on a laptop. */
    const inTwoLines = (text: string) => (
      <chakra.span
        display="flex"
        alignItems="center"
        height="full"
        textStyle="xs"
        lineHeight="tight"
        whiteSpace="normal"
        fontVariantNumeric="tabular-nums"
      >
        {text}
      </chakra.span>
    );
    const download = (report: Report) => {
      const code = shownStatus(report, now) === "done" ? report.dmscode : null;
      const props = {
        disabled: code === null,
        onClick: () => code !== null && work.download(code),
      };
      return narrow ? (
        <IconButton icon={Download} label={t("download.of", { report: reportName(report) })} {...props} />
      ) : (
        <Button size="sm" variant="outline" aria-label={t("download.of", { report: reportName(report) })} {...props}>
          <Download aria-hidden /> {tc("download")}
        </Button>
      );
    };
    const cancelOrRetry = (report: Report) => {
      const name = { report: reportName(report) };
      if (canRetryHelp(report))
        return <IconButton icon={RotateCw} label={t("retry.of", name)} onClick={() => work.retry(report)} />;
      return isFinished(report.status) ? null : (
        <IconButton icon={CircleX} label={t("cancel.of", name)} onClick={() => work.cancel(report)} />
      );
    };
    const status = (report: Report) => <ReportStatusCell report={report} now={now} words={words} />;
    const summary: GridColumn<Report> = {
      id: "summary",
      header: t("column.summary"),
      text: (report) =>
        `${words.type(report)}, ${about(report)}, ${statusText(report, now)}, ${days(report)}, ${report.userName}`,
      cell: (report) => (
        <chakra.span
          display="flex"
          flexDirection="column"
          justifyContent="center"
          gap="0.5"
          minW="0"
          height="full"
          lineHeight="tight"
        >
          <chakra.span overflow="hidden" textOverflow="ellipsis">
            <strong>{words.type(report)}</strong> · {about(report)}
          </chakra.span>
          <chakra.span display="flex" minW="0" minH="5">
            <ReportStatusCell report={report} now={now} words={words} flowing />
          </chakra.span>
          {/* What tells it from the one above: which days, and who asked. */}
          <chakra.span
            color="fg.muted"
            textStyle="xs"
            fontVariantNumeric="tabular-nums"
            overflow="hidden"
            textOverflow="ellipsis"
          >
            {days(report)} · {report.userName}
          </chakra.span>
        </chakra.span>
      ),
      rowHeader: true,
      hideable: false,
      resizable: false,
      fill: true,
    };
    return [
      ...(narrow ? [summary] : []),
      {
        id: "download",
        header: t("column.download"),
        ...(narrow ? { headerContent: <Download aria-hidden size={16} />, width: 92 } : { width: 150 }),
        cell: (report) =>
          inMiddle(
            <>
              {narrow && cancelOrRetry(report)}
              {download(report)}
              {!narrow && cancelOrRetry(report)}
            </>,
          ),
        pin: narrow ? "end" : "start",
        hideable: false,
        resizable: false,
      },
      ...(narrow
        ? []
        : [
            {
              id: "status",
              header: t("column.status"),
              text: (report: Report) => statusText(report, now),
              cell: status,
              // The whole reason, however narrow the column is made.
              tooltip: (report: Report) => (noteOf(report, now) === undefined ? undefined : statusText(report, now)),
              width: language === "fr" ? 200 : 188,
              minWidth: 130,
            },
          ]),
      {
        id: "createdAt",
        header: t("column.createdAt"),
        text: (row) => utc(row.createdAt),
        cell: (row) => inTwoLines(utc(row.createdAt)),
        width: language === "fr" ? 104 : 116,
      },
      {
        id: "reportType",
        header: t("column.reportType"),
        text: words.type,
        cell: (row) => inTwoLines(words.type(row)),
        width: 116,
        ...(narrow ? {} : { rowHeader: true }),
      },
      {
        id: "from",
        header: t("column.from"),
        text: ({ extraInfo }) => words.clock(extraInfo.from),
        cell: ({ extraInfo }) => inTwoLines(words.clock(extraInfo.from)),
        width: 98,
      },
      {
        id: "to",
        header: t("column.to"),
        text: ({ extraInfo }) => words.clock(extraInfo.to),
        cell: ({ extraInfo }) => inTwoLines(words.clock(extraInfo.to)),
        width: 98,
      },
      { id: "zone", header: t("column.zone"), text: ({ extraInfo }) => extraInfo.tz, width: 138 },
      {
        id: "user",
        header: t("column.user"),
        text: (row) => row.userName,
        cell: (row) => inTwoLines(row.userName),
        width: 118,
      },
      { id: "about", header: t("column.about"), text: about, cell: (row) => inTwoLines(about(row)), width: 110 },
      { id: "dmscode", header: t("column.dmscode"), value: (row) => row.dmscode, mono: true, width: 150 },
      { id: "id", header: t("column.id"), value: (row) => row.id, numeric: true, width: 64 },
      { id: "format", header: t("column.format"), text: ({ format }) => tc(`format.${format}`), width: 80 },
      {
        id: "rows",
        header: t("column.rows"),
        text: ({ status: each, progress }) => (each === "done" ? words.number(progress.rowsDone) : ""),
        numeric: true,
        width: 96,
      },
      {
        id: "size",
        header: t("column.size"),
        text: ({ size }) => (size === null ? "" : fileSize(size, language)),
        numeric: true,
        width: 96,
      },
      { id: "expiresAt", header: t("column.expiresAt"), text: (row) => utc(row.expiresAt), width: 168 },
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- statusText, noteOf and reportName follow words and t
  }, [t, tc, words, language, narrow, now, work]);
}
