import { Button, chakra } from "@chakra-ui/react";
import {
  csvFile,
  fileName,
  type PerformanceForm,
  type TimeSpan,
  timeSpanColumns,
  type TimeSpanRow,
  timeSpanRows,
} from "@gatehouse/domain/reports";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Download } from "lucide-react";
import { useEffect, useId, useMemo, useRef } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { saveFile } from "../../app/save-file.ts";
import { useReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

export interface TimeSpanResultProps {
  readonly figures: TimeSpan;
  /** What was asked for. */
  readonly form: PerformanceForm;
  /** Whose work it is. */
  readonly operator: string;
}

const rowId = ({ operator, airline }: TimeSpanRow): string => `${operator}/${airline}`;
const total = (rows: readonly TimeSpanRow[], of: "attached" | "disposed"): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** What operators did for each airline, with the sums and the file. */
export function TimeSpanResult({ figures, form, operator }: TimeSpanResultProps) {
  const t = useMessages(messages);
  const { number, clock } = useReportWords();
  const titleId = useId();
  const labels = useGridLabels();
  const columns = useColumns();
  const rows = useMemo(() => timeSpanRows(figures), [figures]);
  const head = useRef<HTMLElement>(null);
  // On a small screen the figures appear below what is in view; other figures are another result (by key).
  useEffect(() => {
    head.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [from, to] = [`${form.startDate}T${form.startTime}`, `${form.endDate}T${form.endTime}`];
  const save = (): void => {
    const name = fileName({ report: "time-span", operatorId: operator, from, to }, "csv");
    saveFile(new File([csvFile(timeSpanColumns, rows)], name, { type: "text/csv;charset=utf-8" }));
  };
  const facts = [
    [t("result.operators"), new Set(rows.map((row) => row.operator)).size],
    [t("result.attached"), total(rows, "attached")],
    [t("result.disposed"), total(rows, "disposed")],
  ] as const;
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
      gap="3"
      flex="1"
      minH="96"
    >
      <chakra.header ref={head} display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="8" rowGap="2">
        <div>
          <chakra.h2 id={titleId} textStyle="lg">
            {t("result.title", { operator })}
          </chakra.h2>
          <chakra.p color="fg.muted" textStyle="figures">
            {clock(from)} – {clock(to)} ({form.timeZone})
          </chakra.p>
        </div>
        <chakra.dl display="flex" gap="8">
          {facts.map(([name, value]) => (
            <chakra.div key={name} display="flex" flexDirection="column-reverse">
              <chakra.dt textStyle="xs" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd textStyle="lg">{number(value)}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {rows.length > 0 && (
          <Button ms="auto" onClick={save}>
            <Download aria-hidden /> {t("result.download")}
          </Button>
        )}
      </chakra.header>
      <DataGrid
        id="reports.timeSpan"
        label={t("result.title", { operator })}
        labels={labels}
        columns={columns}
        rows={rows}
        rowId={rowId}
        scope={JSON.stringify(form)}
        sorting={{ mode: "client" }}
        sizing="content"
        empty={
          <EmptyState drawing="fog" title={t("result.empty")}>
            {t("result.empty.hint")}
          </EmptyState>
        }
      />
    </chakra.section>
  );
}

function useColumns(): readonly GridColumn<TimeSpanRow>[] {
  const t = useMessages(messages);
  return useMemo(
    () => [
      {
        id: "operator",
        header: t("column.operator"),
        value: (row) => row.operator,
        rowHeader: true,
        width: 200,
        grow: 1,
      },
      { id: "airline", header: t("column.airline"), value: (row) => row.airline, mono: true, width: 130 },
      { id: "attached", header: t("column.attached"), value: (row) => row.attached, numeric: true, width: 140 },
      { id: "disposed", header: t("column.disposed"), value: (row) => row.disposed, numeric: true, width: 140 },
    ],
    [t],
  );
}
