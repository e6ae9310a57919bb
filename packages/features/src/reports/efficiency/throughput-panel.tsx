import { chakra } from "@chakra-ui/react";
import { LineChart } from "@gatehouse/ui/line-chart";
import { useMessages } from "../../i18n/index.ts";
import type { EfficiencyReport } from "./data/use-efficiency.ts";
import { messages } from "./messages/index.ts";
import { Panel } from "./panel.tsx";
import { lengthText, throughputLines } from "./throughput-lines.ts";
import { useFigures } from "./use-figures.ts";

export interface ThroughputPanelProps {
  readonly report: EfficiencyReport;
  readonly onDownload: () => void;
}

/** What automation and people achieved over the range, by the clock in India. */
export function ThroughputPanel({ report: { figures, instants }, onDownload }: ThroughputPanelProps) {
  const t = useMessages(messages);
  const { number, average, language } = useFigures();
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const lines = throughputLines(figures.throughput, instants, (date) => day.format(new Date(`${date}T00:00:00Z`)));
  const length = lengthText(figures.throughput.bucketSeconds, language);
  const note = t("throughput.note", { length });
  const sum = (values: readonly number[]): string =>
    t("throughput.total", { count: number(values.reduce((all, value) => all + value, 0)) });
  return (
    <Panel
      title={t("throughput.title")}
      note={note}
      aside={
        <chakra.span color="fg.muted" textStyle="xs" textAlign="end" fontVariantNumeric="tabular-nums">
          {t("throughput.sum", {
            attached: number(lines.attached),
            disposed: number(lines.disposed),
            total: number(lines.attached + lines.disposed),
            average: average(lines.average),
            length,
          })}
        </chakra.span>
      }
      download={{ label: t("download.throughput"), run: onDownload }}
    >
      <chakra.div height="full" minH="13rem" px={{ base: "3", md: "gutter" }} pt="4" pb="1">
        <LineChart
          label={note}
          series={[
            {
              tone: "auto",
              name: t("throughput.automation"),
              note: sum(lines.automation),
              values: lines.automation,
              filled: true,
            },
            { tone: "operator", name: t("throughput.operators"), note: sum(lines.operators), values: lines.operators },
          ]}
          steps={lines.steps}
          edges={lines.edges}
          format={number}
          labels={{ keys: t("throughput.keys"), step: t("throughput.time") }}
        />
      </chakra.div>
    </Panel>
  );
}
