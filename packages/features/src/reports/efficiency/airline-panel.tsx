import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type AirlineRow, airlineRows, airlineTotals, type Efficiency, outcomes } from "@gatehouse/domain/reports";
import { ChartKey, countScale, Swatch, useRoving } from "@gatehouse/ui/chart";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { StackedBar, StackedBarAxis } from "@gatehouse/ui/stacked-bar";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { ArrowDown } from "lucide-react";
import { Fragment } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { outcomeTones } from "./outcome-tones.ts";
import { Panel } from "./panel.tsx";
import { useFigures } from "./use-figures.ts";

export interface AirlinePanelProps {
  readonly figures: Efficiency;
  readonly onDownload: () => void;
}

/** What became of each airline's check-ins: the bar shares its row and scale with its numbers, and the total spells out its sum. */
export function AirlinePanel({ figures, onDownload }: AirlinePanelProps) {
  const t = useMessages(messages);
  const { number } = useFigures();
  const rows = airlineRows(figures);
  const totals = airlineTotals(rows);
  const scale = countScale(Math.max(...rows.map(({ total }) => total)));
  const roving = useRoving(rows.length, "block");
  const spelledOut = (
    <chakra.span css={sum}>
      {outcomes.map((outcome, index) => (
        <Fragment key={outcome}>
          {index > 0 && <i>+</i>}
          <span>
            <Swatch tone={outcomeTones[outcome]} />
            {number(totals[outcome])}
          </span>
        </Fragment>
      ))}
      <i>=</i>
    </chakra.span>
  );
  return (
    <Panel
      title={t("airlines.title")}
      note={t("airlines.note")}
      aside={
        <ChartKey
          columnGap="3"
          css={{ "@container (min-width: 48rem)": { justifyContent: "flex-end" } }}
          items={outcomes.map((name) => ({ tone: outcomeTones[name], name: t(`outcome.${name}`) }))}
        />
      }
      download={{ label: t("download.airlines"), run: onDownload }}
    >
      {rows.length === 0 ? (
        <EmptyState drawing="fog" title={t("empty.airlines")} />
      ) : (
        <chakra.table aria-label={t("airlines.title")} css={looks}>
          <colgroup>
            <col className="code" />
            <col />
            <col className="total" />
            <col className="success" />
            <col className="status" />
            <col className="statuses" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t("airlines.code")}</th>
              <th scope="col">
                <VisuallyHidden>{t("airlines.outcomes")}</VisuallyHidden>
                <StackedBarAxis scale={scale} format={number} />
              </th>
              <th scope="col" className="number" aria-sort="descending">
                {t("airlines.total")} <ArrowDown aria-hidden />
              </th>
              <th scope="col" className="number">
                {t("airlines.automation")}
              </th>
              <th scope="col" className="number">
                {t("outcome.status1")}
              </th>
              <th scope="col" className="number">
                {t("outcome.status234")}
              </th>
            </tr>
          </thead>
          <tbody {...roving.group}>
            {rows.map((row, index) => (
              <tr key={row.airline}>
                <chakra.th scope="row" textStyle="code">
                  {row.airline}
                </chakra.th>
                <td className="bar">
                  <Bar row={row} scale={scale} {...roving.item(index)} />
                </td>
                <td className="number strong">{number(row.total)}</td>
                <Count value={row.automation} />
                <Count value={row.status1} />
                <Count value={row.status234} />
              </tr>
            ))}
          </tbody>
          <tfoot data-long={outcomes.map((outcome) => number(totals[outcome])).join("").length > 15 || undefined}>
            <tr className="spelled">
              <td colSpan={6}>{spelledOut}</td>
            </tr>
            <tr>
              <th scope="row">{t("total")}</th>
              <td className="bar">{spelledOut}</td>
              <td className="number">{number(totals.total)}</td>
              <td className="number">{number(totals.automation)}</td>
              <td className="number">{number(totals.status1)}</td>
              <td className="number">{number(totals.status234)}</td>
            </tr>
          </tfoot>
        </chakra.table>
      )}
    </Panel>
  );
}

function Count({ value }: { readonly value: number }) {
  const { number } = useFigures();
  return <td className={value === 0 ? "number muted" : "number"}>{number(value)}</td>;
}

interface BarProps {
  readonly row: AirlineRow;
  readonly scale: ReturnType<typeof countScale>;
  readonly tabIndex: 0 | -1;
  readonly "data-roving": number;
}

/** The bar with all its numbers beside the pointer; arrow keys walk from airline to airline. */
function Bar({ row, scale, ...roving }: BarProps) {
  const t = useMessages(messages);
  const { number } = useFigures();
  const part = (outcome: (typeof outcomes)[number]) =>
    t("bar.part", { count: number(row[outcome]), outcome: t(`outcome.${outcome}`) });
  const shown = outcomes.filter((outcome) => row[outcome] > 0);
  return (
    <Tooltip
      content={shown.map((outcome) => (
        <chakra.span key={outcome} display="flex" alignItems="center" gap="1.5">
          <Swatch tone={outcomeTones[outcome]} />
          {part(outcome)}
        </chakra.span>
      ))}
    >
      <StackedBar
        label={`${row.airline}: ${shown.map(part).join(", ")}`}
        parts={outcomes.map((outcome) => ({ tone: outcomeTones[outcome], value: row[outcome] }))}
        scale={scale}
        format={number}
        {...roving}
      />
    </Tooltip>
  );
}

const sum = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1.5",
  fontWeight: "regular",
  fontVariantNumeric: "tabular-nums",
  "& > span": { display: "inline-flex", alignItems: "center", gap: "1" },
  "& i": { color: "fg.muted", fontStyle: "normal" },
} as const;

const looks = {
  "& .code": { width: "4rem" },
  "& .total": { width: "3.25rem" },
  "& .success": { width: "4.75rem" },
  "& .status": { width: "3rem" },
  "& .statuses": { width: "3.75rem" },
  "& thead th": { whiteSpace: "normal", lineHeight: "tight" },
  "& thead svg": { display: "inline", boxSize: "3", verticalAlign: "-2px" },
  "& tbody tr:hover :is(th, td)": { bg: "bg.hover" },
  // Where the bar is narrow, or the numbers are long, the sum has a line of its own.
  "& tfoot .bar > *": { display: "none" },
  "& .spelled td": { bottom: "7", borderBottomWidth: "0" },
  "& .spelled + tr :is(th, td)": { borderTopWidth: "0" },
  "@container (min-width: 48rem)": {
    "& .code": { width: "5.5rem" },
    "& .total": { width: "4rem" },
    "& .success": { width: "6.75rem" },
    "& .status": { width: "4.25rem" },
    "& .statuses": { width: "6rem" },
  },
  "@container (min-width: 70rem)": {
    "& tfoot:not([data-long])": {
      "& .spelled": { display: "none" },
      "& .spelled + tr :is(th, td)": { borderTopWidth: "1px" },
      "& .bar > *": { display: "inline-flex" },
    },
  },
  "@container (min-width: 82rem)": {
    "& .code": { width: "7rem" },
    "& .total": { width: "4.5rem" },
    "& .success": { width: "10rem" },
    "& .status": { width: "5.25rem" },
    "& .statuses": { width: "7rem" },
  },
} as const;
