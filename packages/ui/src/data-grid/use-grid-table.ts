import { useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { columnDef, features, groupColumnId, groupDef, type GridTable, type TableData } from "./table-features.ts";
import type { DataGridProps, GridColumn } from "./types.ts";
import type { ColumnStateModel } from "./use-column-state.ts";
import type { RowState } from "./use-row-state.ts";
import type { SelectionState } from "./use-selection-state.ts";

type Props<T> = Pick<DataGridProps<T>, "columns" | "rows" | "rowId" | "sorting" | "paging" | "groupBy">;

type Options<T> = {
  readonly props: Props<T>;
  readonly leading: GridColumn<T> | undefined;
  readonly columnState: ColumnStateModel;
  readonly rowState: Pick<RowState, "state" | "onChange">;
  readonly selection: Pick<SelectionState, "state" | "options">;
};

/** TanStack Table over the columns and rows. Its whole state is ours: it comes from props and preferences, and changes go back there. */
export function useGridTable<T>({ props, leading, columnState, rowState, selection }: Options<T>): GridTable<T> {
  const { columns, rows, rowId, sorting, paging, groupBy } = props;
  const serverSorts = sorting?.mode === "server" || (!sorting && paging?.mode === "server");
  const mayAsk = sorting !== undefined;
  const groupKey = groupBy?.key;
  const defs = useMemo(
    () => [
      ...(leading ? [columnDef(leading, false)] : []),
      ...columns.map((column) =>
        columnDef(
          column,
          serverSorts
            ? mayAsk && column.sortable === true
            : (column.sortable ?? Boolean(column.value ?? column.compare)),
        ),
      ),
      ...(groupKey ? [groupDef(groupKey)] : []),
    ],
    [columns, leading, serverSorts, mayAsk, groupKey],
  );
  // The table keeps the values it has read from a row: other columns need rows that nothing was read from.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- see above: `defs` stands for what was read
  const data = useMemo(() => [...rows] as TableData<T>[], [rows, defs]);
  const columnVisibility = useMemo(
    () => ({ ...columnState.state.columnVisibility, [groupColumnId]: false }),
    [columnState.state.columnVisibility],
  );
  return useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    state: { ...columnState.state, columnVisibility, ...rowState.state, rowSelection: selection.state },
    manualSorting: serverSorts,
    manualPagination: paging?.mode !== "client",
    groupedColumnMode: false,
    sortDescFirst: false,
    autoResetAll: false,
    ...columnState.onChange,
    ...rowState.onChange,
    ...selection.options,
  });
}
