import { chakra } from "@chakra-ui/react";
import { type CheckInCounts, countChips, countSeries, countTotals } from "@gatehouse/domain/reports";
import { type DateRange, fullDate } from "@gatehouse/domain/time";
import { BarChart } from "@gatehouse/ui/bar-chart";
import { useCallback } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { AirlineGrid } from "./airline-grid.tsx";
import { DayChips } from "./day-chips.tsx";
import { messages } from "./messages/index.ts";

export interface CountViewProps {
  readonly counts: CheckInCounts;
  readonly range: DateRange;
  /** The vendor's id, and what it is called. */
  readonly vendor: { readonly id: string; readonly name: string };
  /** The day that is chosen, by chip or by bar. */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** The days as bars and as chips, which are one choice, and the airlines of the chosen day. */
export function CountView({ counts, range, vendor, day, onDay }: CountViewProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const format = useCallback((value: number): string => new Intl.NumberFormat(language).format(value), [language]);
  const short = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const series = countSeries(counts, range);
  const total = series.reduce((all, each) => all + each.total, 0);
  const { deactivated } = countTotals(counts);
  const chosen = day !== undefined && Object.hasOwn(counts, day) ? day : undefined;
  const choose = (date: string): void => onDay(date === chosen ? undefined : date);
  return (
    <chakra.div css={layout}>
      <section className="days" aria-label={t("days.title")}>
        <chakra.p textStyle="figures" color="fg.muted">
          {t("total", {
            total: format(total),
            vendor: vendor.name,
            days: t("days", { count: series.length, days: format(series.length) }),
          })}
        </chakra.p>
        <chakra.p textStyle="figures" color="fg.muted">
          {deactivated === 0
            ? t("billed.same")
            : t("billed.less", { count: deactivated, left: format(deactivated), billed: format(total - deactivated) })}
        </chakra.p>
        <chakra.h2 textStyle="md" fontWeight="strong" pt="3" pb="1">
          {t("chart.title")}
        </chakra.h2>
        <BarChart
          label={t("chart.title")}
          height="13rem"
          bars={series.map(({ date, total: value }) => ({
            id: date,
            value,
            label: t("chart.bar", { day: fullDate(date, language), total: format(value) }),
            tick: short.format(new Date(`${date}T00:00:00Z`)),
          }))}
          format={format}
          selected={chosen}
          onSelect={choose}
          labels={{ keys: t("chart.keys") }}
        />
        <chakra.div pt="4">
          <DayChips
            label={t("days.title")}
            chips={countChips(counts)}
            selected={chosen}
            format={format}
            onSelect={choose}
          />
        </chakra.div>
      </section>
      <section className="airlines" aria-live="polite">
        <AirlineGrid counts={counts} day={chosen} vendor={vendor.id} format={format} />
      </section>
    </chakra.div>
  );
}

const layout = {
  flex: "1",
  minH: "0",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  "& .days": { px: { base: "3", md: "gutter" }, py: "3", minW: "0" },
  "& .airlines": { display: "flex", flexDirection: "column", height: "26rem", minW: "0", borderTopWidth: "1px" },
  "@container (min-width: 60rem)": {
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) minmax(20rem, 28%)",
    alignContent: "stretch",
    "& .days": { overflowY: "auto" },
    "& .airlines": { height: "auto", minH: "0", borderTopWidth: "0", borderInlineStartWidth: "1px" },
  },
} as const;
