import { chakra } from "@chakra-ui/react";
import { type Efficiency, operatorRows } from "@gatehouse/domain/reports";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { Panel } from "./panel.tsx";
import { useFigures } from "./use-figures.ts";

export interface OperatorsPanelProps {
  readonly figures: Efficiency;
  readonly onDownload: () => void;
}

/** Who attached and disposed how many: TOTAL, AUTOMATION, OPERATOR_TOTAL, then everyone (REP-14). */
export function OperatorsPanel({ figures, onDownload }: OperatorsPanelProps) {
  const t = useMessages(messages);
  const { number } = useFigures();
  const cell = (count: number) => <td className={count === 0 ? "number muted" : "number"}>{number(count)}</td>;
  return (
    <Panel
      title={t("operators.title")}
      note={t("operators.note")}
      download={{ label: t("download.operators"), run: onDownload }}
    >
      <chakra.table
        aria-label={t("operators.title")}
        css={{
          "& col": { width: "6.75rem" },
          "& .name": { width: "auto" },
        }}
      >
        <colgroup>
          <col className="name" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("operators.id")}</th>
            <th scope="col" className="number">
              {t("operators.attached")}
            </th>
            <th scope="col" className="number">
              {t("operators.disposed")}
            </th>
          </tr>
        </thead>
        <tbody>
          {operatorRows(figures).map(({ id, kind, attached, disposed }) => (
            <tr key={`${kind} ${id}`} className={kind === "total" ? "sum" : undefined}>
              <th scope="row" title={id} className={kind === "operator" ? "inset" : "strong"}>
                {id}
              </th>
              {cell(attached)}
              {cell(disposed)}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  );
}
