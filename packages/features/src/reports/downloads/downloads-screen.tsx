import { Button, chakra } from "@chakra-ui/react";
import { reportDays } from "@gatehouse/domain/reports";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "../../app/page-header.tsx";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { AppLink, Can, useActions, usePermission, useShortcut } from "../../app/index.ts";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import { useMarkNewsSeen } from "../data/use-mark-news-seen.ts";
import type { Report } from "../data/use-report.ts";
import { useReportWords } from "../use-report-words.ts";
import { useDownloads } from "./data/use-downloads.ts";
import { type DownloadsSearch, sizes, defaultPageSize } from "./downloads-search.ts";
import { messages } from "./messages/index.ts";
import { useDownloadColumns, useReportName } from "./use-download-columns.tsx";
import { useDownloadWork } from "./use-download-work.ts";

export interface DownloadsScreenProps {
  /** What the address says; read it with `parseDownloadsSearch`. */
  readonly search: DownloadsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: DownloadsSearch) => void;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

const rowId = ({ id }: Report): string => String(id);
const none: readonly Report[] = [];

/** Download Reports (REP-19): what was asked for, how it stands, and its file. */
export function DownloadsScreen({ clock, ...props }: DownloadsScreenProps) {
  const machine = useClock();
  return (
    <ClockContext value={clock ?? machine}>
      <Downloads {...props} />
    </ClockContext>
  );
}

function Downloads({ search, onSearchChange }: Omit<DownloadsScreenProps, "clock">) {
  const t = useMessages(messages);
  const { number } = useReportWords();
  const mayAll = usePermission("reportDownloadAll");
  const { rows, total, error, reading, read } = useDownloads(search);
  const work = useDownloadWork(read);
  const reportName = useReportName();
  const narrow = useNarrow();
  const [asked, setAsked] = useState(false);
  const refresh = async (): Promise<void> => {
    setAsked(true);
    try {
      await read();
    } catch {
      // The grid says so.
    } finally {
      setAsked(false);
    }
  };
  useMarkNewsSeen(rows !== undefined);
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useActions([{ id: "reports.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize } = search;
  const addressOf = (next: { readonly page: number; readonly pageSize: number }): DownloadsSearch => ({
    ...(next.page > 0 ? { page: next.page } : {}),
    ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
  });
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={
            <>
              <output>{rows && `${t("total", { count: total, total: number(total) })} · `}</output>
              {t(mayAll ? "scope.all" : "scope.own", { days: reportDays })}
            </>
          }
          tools={
            <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
              <RefreshCw aria-hidden /> {t("refresh")}
            </Button>
          }
        />
      </chakra.header>
      <DataGrid
        id="reports.downloads"
        label={t("title")}
        labels={useGridLabels()}
        columns={useDownloadColumns(work)}
        rows={rows ?? none}
        rowId={rowId}
        rowLabel={reportName}
        rowLines={narrow ? 3 : 1}
        scope={`${page}/${size}`}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total,
          pageSizes: sizes,
          onChange: (next) => onSearchChange(addressOf(next)),
        }}
        loading={rows === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={
          total > 0 ? (
            <EmptyState
              drawing="fog"
              title={t("beyond.title")}
              actions={<Button onClick={() => onSearchChange({})}>{t("beyond.first")}</Button>}
            />
          ) : (
            <Nothing />
          )
        }
        flashChanges
      />
    </chakra.div>
  );
}

/** Nothing was asked for yet: leads to the reports. */
function Nothing() {
  const t = useMessages(messages);
  return (
    <EmptyState
      drawing="fog"
      title={t("empty.title")}
      actions={
        <>
          <Can permission="reportBilling">
            <Button asChild variant="solid">
              <AppLink href="/dashboard/report/billing-report">{t("empty.billing")}</AppLink>
            </Button>
          </Can>
          <Can permission="reportPerformance">
            <Button asChild>
              <AppLink href="/dashboard/report/performance-report">{t("empty.performance")}</AppLink>
            </Button>
          </Can>
        </>
      }
    >
      {t("empty.hint", { days: reportDays })}
    </EmptyState>
  );
}
