import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { layoutOf } from "../column-layout.ts";
import { noPreferences, type ColumnPreferences } from "../column-preferences.ts";
import { selectionOf, type GridSelection } from "../selection.ts";
import type { DataGridProps, GridColumn } from "../types.ts";
import { useColumnState } from "../use-column-state.ts";
import { useGridTable } from "../use-grid-table.ts";
import { useRowState } from "../use-row-state.ts";
import { useSelection } from "../use-selection.ts";
import { useSelectionState } from "../use-selection-state.ts";

type Props<T> = Pick<DataGridProps<T>, "columns"> &
  Partial<
    Pick<DataGridProps<T>, "rows" | "rowId" | "sorting" | "paging" | "groupBy" | "selection" | "selectionMode">
  > & {
    readonly preferences?: ColumnPreferences;
    readonly viewWidth?: number;
    readonly leading?: GridColumn<T> | undefined;
  };

/** What the table of one render asked to change since. */
type Asked = { preferences: Partial<ColumnPreferences>; readonly selections: GridSelection[] };

/** The grid's table, rendered once without a document. */
export function tableOf<T>({ preferences = noPreferences, viewWidth = 2000, leading, ...given }: Props<T>) {
  const rows = given.rows ?? [];
  const props = { selection: selectionOf([]), rowId: (row: T) => String(rows.indexOf(row)), ...given, rows };
  const asked: Asked = { preferences: {}, selections: [] };
  function useParts() {
    const columnState = useColumnState({
      columns: props.columns,
      leading,
      preferences,
      change: (next) => {
        asked.preferences = next;
      },
      viewWidth,
    });
    const rowState = useRowState(props);
    const selected = useSelectionState({ ...props, onSelectionChange: (next) => void asked.selections.push(next) });
    const table = useGridTable({ props, leading, columnState, rowState, selection: selected });
    return { table, rowState, selection: useSelection(props, table, selected, "") };
  }
  const made: { parts?: ReturnType<typeof useParts> } = {};
  function Probe() {
    made.parts = useParts();
    return null;
  }
  renderToString(createElement(Probe));
  if (!made.parts) throw new Error("nothing was rendered");
  const byId = new Map([...props.columns, ...(leading ? [leading] : [])].map((column) => [column.id, column]));
  return { ...made.parts, asked, layout: layoutOf(made.parts.table, byId) };
}
