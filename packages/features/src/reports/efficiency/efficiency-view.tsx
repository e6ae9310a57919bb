import { chakra } from "@chakra-ui/react";
import { saveFile } from "../../app/save-file.ts";
import { AirlinePanel } from "./airline-panel.tsx";
import type { EfficiencyReport } from "./data/use-efficiency.ts";
import { efficiencyFile, type EfficiencyTable } from "./efficiency-files.ts";
import { efficiencyLayout } from "./efficiency-layout.ts";
import { HeadlineTiles } from "./headline-tiles.tsx";
import { OperatorsPanel } from "./operators-panel.tsx";
import { SummaryPanel } from "./summary-panel.tsx";
import { ThroughputPanel } from "./throughput-panel.tsx";

export interface EfficiencyViewProps {
  readonly report: EfficiencyReport;
  /** The figures are of another range than the one asked for, which is on its way. */
  readonly old: boolean;
}

/** All figures of a range: headline, outcomes by airline beside the summary, throughput beside operators. */
export function EfficiencyView({ report, old }: EfficiencyViewProps) {
  const { figures } = report;
  const save = (table: EfficiencyTable) => () => saveFile(efficiencyFile(table, report));
  return (
    // Grey rather than faint: old figures can still be read.
    <chakra.div aria-busy={old} filter={old ? "grayscale(1)" : undefined} css={efficiencyLayout}>
      <HeadlineTiles figures={figures} />
      <div className="panels">
        <div className="column">
          <AirlinePanel figures={figures} onDownload={save("airlines")} />
          <ThroughputPanel report={report} onDownload={save("throughput")} />
        </div>
        <div className="column">
          <SummaryPanel figures={figures} onDownload={save("summary")} />
          <OperatorsPanel figures={figures} onDownload={save("operators")} />
        </div>
      </div>
    </chakra.div>
  );
}
