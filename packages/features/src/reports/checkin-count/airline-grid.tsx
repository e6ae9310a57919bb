import { chakra } from "@chakra-ui/react";
import { airlineCounts, type CheckInCounts } from "@gatehouse/domain/reports";
import { fullDate } from "@gatehouse/domain/time";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { useMemo } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

type AirlineCount = CheckInCounts[string][number];

export interface AirlineGridProps {
  readonly counts: CheckInCounts;
  /** YYYY-MM-DD; undefined while none is chosen. */
  readonly day: string | undefined;
  readonly vendor: string;
  readonly format: (value: number) => string;
}

const rowId = ({ iata }: AirlineCount): string => iata;

/** The airlines of the chosen day: iata and count (REP-15). */
export function AirlineGrid({ counts, day, vendor, format }: AirlineGridProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const labels = useGridLabels();
  const rows = useMemo(() => (day === undefined ? [] : airlineCounts(counts, day)), [counts, day]);
  const total = rows.reduce((all, { count }) => all + count, 0);
  const columns = useMemo((): readonly GridColumn<AirlineCount>[] => {
    const share = new Intl.NumberFormat(language, {
      style: "percent",
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    });
    return [
      {
        id: "iata",
        header: t("airlines.iata"),
        value: ({ iata }) => iata,
        mono: true,
        rowHeader: true,
        width: 90,
        grow: 1,
      },
      {
        id: "count",
        header: t("airlines.count"),
        value: ({ count }) => count,
        text: ({ count }) => format(count),
        csv: ({ count }) => count,
        numeric: true,
        width: 100,
      },
      {
        id: "share",
        header: t("airlines.share"),
        value: ({ count }) => count / total,
        text: ({ count }) => share.format(count / total),
        csv: ({ count }) => count / total,
        numeric: true,
        width: 100,
      },
    ];
  }, [t, language, total, format]);
  if (day === undefined) return <EmptyState drawing="runway" title={t("airlines.choose")} my="auto" />;
  const name = fullDate(day, language);
  return (
    <>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
        px={{ base: "3", md: "gutter" }}
        py="2.5"
      >
        <chakra.h2 textStyle="md" fontWeight="strong" _firstLetter={{ textTransform: "uppercase" }}>
          {t("airlines.title", { day: name })}
        </chakra.h2>
        <chakra.span color="fg.muted" textStyle="figures">
          {t("airlines.total", { total: format(total) })}
        </chakra.span>
      </chakra.header>
      <DataGrid
        id="reports.checkin-count"
        label={name}
        labels={labels}
        columns={columns}
        rows={rows}
        rowId={rowId}
        scope={day}
        csvFileName={`${t("file")}_${vendor}_${day}.csv`}
      />
    </>
  );
}
