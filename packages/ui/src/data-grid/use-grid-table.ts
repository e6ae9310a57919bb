import { functionalUpdate, useTable, type SortingState, type Updater } from "@tanstack/react-table";
import { useMemo } from "react";
import { columnDef, features, type GridTable, type TableData } from "./table-features.ts";
import type { DataGridProps, GridColumn, GridSort } from "./types.ts";
import type { useColumnState } from "./use-column-state.ts";

type Props<T> = Pick<DataGridProps<T>, "columns" | "rows" | "rowId" | "sorting" | "paging">;

type Options<T> = {
  readonly props: Props<T>;
  readonly leading: GridColumn<T> | undefined;
  readonly columnState: ReturnType<typeof useColumnState<T>>;
  readonly sort: readonly GridSort[];
  readonly changeSort: (sort: readonly GridSort[]) => void;
};

/** TanStack Table over the columns and rows. Its whole state is ours: it comes from props and preferences, and changes go back there. */
export function useGridTable<T>({ props, leading, columnState, sort, changeSort }: Options<T>): GridTable<T> {
  const { columns, rows, rowId, sorting, paging } = props;
  const serverSorts = sorting?.mode === "server" || (!sorting && paging?.mode === "server");
  const mayAsk = sorting !== undefined;
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
    ],
    [columns, leading, serverSorts, mayAsk],
  );
  // The table keeps the values it has read from a row: other columns need rows that nothing was read from.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- see above: `defs` stands for what was read
  const data = useMemo(() => [...rows] as TableData<T>[], [rows, defs]);
  const sortState = useMemo<SortingState>(
    () => sort.map(({ column, direction }) => ({ id: column, desc: direction === "desc" })),
    [sort],
  );
  const state = useMemo(() => ({ ...columnState.state, sorting: sortState }), [columnState.state, sortState]);
  return useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    state,
    manualSorting: serverSorts,
    sortDescFirst: false,
    autoResetAll: false,
    ...columnState.onChange,
    onSortingChange: (update: Updater<SortingState>) =>
      changeSort(
        functionalUpdate(update, sortState).map(({ id, desc }) => ({ column: id, direction: desc ? "desc" : "asc" })),
      ),
  });
}
