import { isAutomated, isActionAvailable } from "@gatehouse/domain/checkin";
import { ExternalLink, FileText, History, type LucideIcon, RotateCw, Unlink } from "lucide-react";
import type { Column, ColumnId, ColumnOptions } from "./column.ts";
import { detailsPath } from "../details-path.ts";
import { CellButton, CellLink } from "./queue-cells.tsx";
import { rowKeys } from "./row-keys.ts";

/** One press in the middle of a narrow column. */
const button = (
  id: ColumnId,
  header: string,
  Icon: LucideIcon,
  cell: Column["cell"],
  more: Partial<Column> = {},
): Column => ({
  id,
  header,
  headerContent: (
    <span className="q-head">
      <Icon aria-hidden />
    </span>
  ),
  ...(cell ? { cell } : {}),
  // As wide as the button itself.
  width: 28,
  minWidth: 28,
  align: "center",
  resizable: false,
  sortable: false,
  ...more,
});

/** Taken off only where there is a pass, and before the flight has left. */
const unlinkColumn = ({ words: { t, name }, clock, handlers }: ColumnOptions, more: Partial<Column>): Column =>
  button(
    "unlink",
    t("column.unlink"),
    Unlink,
    (row) =>
      row.pass && (
        <CellButton
          icon={Unlink}
          label={t("cell.unlink", { name: name(row) })}
          disabled={!isActionAvailable("unlink", row, { userid: "", now: clock() })}
          onPress={() => handlers.onUnlink(row)}
        />
      ),
    more,
  );

/** Enabled only for airlines that automation can check in with (QUE-15). */
export const reloadColumn = ({ words: { t }, clock, handlers }: ColumnOptions): Column =>
  button("reload", t("column.reload"), RotateCw, (row) => {
    const { iata } = row.airline;
    return (
      <CellButton
        icon={RotateCw}
        label={isAutomated(iata) ? t("cell.reload", { pnr: row.pnr }) : t("cell.reload.never", { airline: iata })}
        disabled={!isActionAvailable("reload", row, { userid: "", now: clock() })}
        onPress={() => handlers.onReload(row)}
      />
    );
  });

/** Buttons that every view has; they stay at the edge. */
export function buttonColumns(options: ColumnOptions): readonly Column[] {
  const {
    words: { t, name },
    narrow,
    handlers,
  } = options;
  // On a phone what stays at the edges would leave no room for what moves between them.
  const pinned: Partial<Column> = narrow ? {} : { pin: "end" };
  const openPass: Column["cell"] = (row) =>
    row.pass && (
      <CellButton
        icon={FileText}
        label={t("cell.openPass", { name: name(row) })}
        keys={rowKeys.openPass}
        onPress={() => handlers.onOpenPass(row)}
      />
    );
  const page: Column["cell"] = (row) => (
    <CellLink icon={ExternalLink} label={t("cell.page", { name: name(row) })} href={detailsPath(row)} />
  );
  const actions: Column["cell"] = (row) => (
    <CellButton
      icon={History}
      label={t("cell.actions", { name: name(row) })}
      keys={rowKeys.actions}
      onPress={() => handlers.onActions(row)}
    />
  );
  return [
    button("openPass", t("column.openPass"), FileText, openPass, pinned),
    unlinkColumn(options, pinned),
    button("page", t("column.page"), ExternalLink, page, pinned),
    button("actions", t("column.actions"), History, actions, pinned),
  ];
}
