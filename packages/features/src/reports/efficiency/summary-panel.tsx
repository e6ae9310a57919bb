import { chakra } from "@chakra-ui/react";
import { type Efficiency, type SummaryMeasure, summaryRows } from "@gatehouse/domain/reports";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { Panel } from "./panel.tsx";
import { useFigures } from "./use-figures.ts";

export interface SummaryPanelProps {
  readonly figures: Efficiency;
  readonly onDownload: () => void;
}

/** The summary table (REP-14), with each measure's share of all check-ins. */
export function SummaryPanel({ figures, onDownload }: SummaryPanelProps) {
  const t = useMessages(messages);
  const { number, share } = useFigures();
  return (
    <Panel title={t("summary.title")} download={{ label: t("download.summary"), run: onDownload }}>
      <chakra.table
        aria-label={t("summary.title")}
        css={{
          "& col": { width: { base: "3.25rem", md: "4rem" } },
          "& .share": { width: { base: "4.25rem", md: "4.75rem" } },
          "& .name": { width: "auto" },
        }}
      >
        <colgroup>
          <col className="name" />
          <col />
          <col className="share" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("summary.measure")}</th>
            <th scope="col" className="number">
              {t("summary.count")}
            </th>
            <th scope="col" className="number">
              {t("summary.share")}
            </th>
          </tr>
        </thead>
        <tbody>
          {summaryRows(figures).map(({ id, inset, count }) => (
            <tr key={id}>
              <th scope="row" className={inset ? "inset" : undefined}>
                <Measure id={id} />
              </th>
              <td className="number strong">{number(count)}</td>
              <td className="number muted">{share(count, figures.totalCheckIn)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  );
}

function Measure({ id }: { readonly id: SummaryMeasure }) {
  const t = useMessages(messages);
  if (id !== "yetToAssignSingle" && id !== "yetToAssignMulti") return t(`measure.${id}`);
  return (
    <>
      {t("measure.yetToAssign")}{" "}
      <span className="muted">· {t(id === "yetToAssignSingle" ? "measure.single" : "measure.multi")}</span>
    </>
  );
}
