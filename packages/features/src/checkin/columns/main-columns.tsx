import type { ViewId } from "@gatehouse/domain/checkin";
import { reloadColumn } from "./button-columns.tsx";
import type { Column, ColumnOptions } from "./column.ts";
import {
  AutomationCell,
  ClosingCell,
  FlightCell,
  LockCell,
  NameCell,
  RouteCell,
  StateCell,
  SummaryCell,
} from "./queue-cells.tsx";

/** Views whose rows have a pass: they show Need QC and the disposal time (QUE-15). */
const isAttachedView = (view: ViewId): boolean => view === "bp-attached" || view === "re-qc-attached";
/** Views from which a PNR can be sent to automation again (QUE-15). */
const isReloadView = (view: ViewId): boolean => view === "re-qc-status-234" || view === "re-qc-status-234-airlines";

/** All of that in two lines, as wide as the screen (QUE-15: readable without scrolling sideways). */
const summaryColumn = ({ words, clock }: ColumnOptions): Column => ({
  id: "summary",
  header: words.t("column.summary"),
  text: (row) =>
    [
      words.closing(clock(), row, true),
      words.state(row.currentState),
      row.pnr,
      words.name(row),
      `${row.airline.iata} ${row.flightnum}`,
    ].join(" · "),
  cell: (row) => <SummaryCell row={row} words={words} />,
  rowHeader: true,
  hideable: false,
  resizable: false,
  fill: true,
});

/** What is read at a glance: who flies when, and how it stands. */
export function mainColumns(options: ColumnOptions): readonly Column[] {
  const { words, clock, view, narrow } = options;
  const { t } = words;
  return [
    ...(narrow ? [summaryColumn(options)] : []),
    {
      id: "pnr",
      header: t("column.pnr"),
      value: (row) => row.pnr,
      mono: true,
      // On a phone the summary is what names a row and stays in view.
      ...(narrow ? {} : { rowHeader: true, pin: "start", hideable: false }),
      width: 64,
      minWidth: 64,
      cell: ({ pnr }) => <span className="q-strong">{pnr}</span>,
    },
    {
      id: "passenger",
      header: t("column.passenger"),
      value: words.name,
      tooltip: words.name,
      cell: (row) => <NameCell row={row} words={words} />,
      // It takes what the others leave; as narrow as this, automation can be read beside it at 1366 px.
      width: 128,
      minWidth: 90,
      grow: 1,
    },
    // Beside an open panel only the first columns are seen: the deadline is among them.
    {
      id: "closes",
      header: t("column.closes"),
      headerContent: t("column.closes.short"),
      text: (row) => `${words.closing(clock(), row)} ${row.dept.time}`,
      cell: (row) => <ClosingCell row={row} words={words} />,
      csv: (row) => words.utc(row.windowClosesAt),
      tooltip: words.closingExact,
      width: words.language === "fr" ? 140 : 124,
      minWidth: 90,
    },
    {
      id: "flight",
      header: t("column.flight"),
      text: (row) => `${row.airline.iata} ${row.flightnum}`,
      cell: (row) => <FlightCell row={row} />,
      width: 86,
    },
    {
      id: "route",
      header: t("column.route"),
      text: (row) => `${row.from.iata}→${row.to.iata}`,
      cell: (row) => <RouteCell row={row} />,
      mono: true,
      width: 72,
    },
    {
      id: "state",
      header: t("column.state"),
      text: (row) => words.state(row.currentState),
      cell: (row) => <StateCell state={row.currentState}>{words.state(row.currentState)}</StateCell>,
      // What is held is eligible: more room for names.
      width: view === "assigned" ? (words.language === "fr" ? 128 : 158) : words.language === "fr" ? 156 : 176,
      minWidth: 90,
    },
    ...(isAttachedView(view)
      ? ([
          {
            id: "needQc",
            header: t("column.needQc"),
            text: (row) => t(row.needQC ? "cell.needQc" : "cell.noQc"),
            cell: (row) => (
              // Where every row needs it, it is nothing that stands out.
              <span className={!row.needQC ? "q-muted" : view === "bp-attached" ? "q-strong" : undefined}>
                {t(row.needQC ? "cell.needQc" : "cell.noQc")}
              </span>
            ),
            width: 82,
          },
          { id: "disposedAt", header: t("column.disposedAt"), value: (row) => words.utc(row.disposedAt), width: 170 },
        ] satisfies Column[])
      : []),
    ...(isReloadView(view) ? [reloadColumn(options)] : []),
    {
      id: "automation",
      header: t("column.automation"),
      headerContent: t("column.automation.short"),
      text: (row) => words.automation(row.automationStatus),
      cell: (row) => (
        <AutomationCell status={row.automationStatus}>{words.automation(row.automationStatus)}</AutomationCell>
      ),
      width: words.language === "fr" ? 100 : 112,
    },
    {
      id: "lock",
      header: t("column.lock"),
      text: words.lock,
      cell: (row) => <LockCell row={row} words={words} />,
      tooltip: (row) => (row.heldBy === null ? undefined : t("cell.held", { user: row.heldBy, pnr: row.pnr })),
      width: 104,
    },
  ];
}
