import {
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type AggregationFnDef,
  type Column,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowData,
  type SortingState,
} from "@tanstack/react-table";
import { compareValues } from "./cell-value.ts";
import type { GridColumn } from "./types.ts";

/** What the grid uses of TanStack Table. A feature that is not named here is not in the bundle. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnGroupingFeature,
  rowAggregationFeature,
  groupedRowModel: createGroupedRowModel(),
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
});

/** Rows are objects to TanStack Table; the grid leaves their type to its user. */
export type TableData<T> = T & RowData;
export type GridTable<T> = ReactTable<typeof features, TableData<T>>;
export type TableColumn<T> = Column<typeof features, TableData<T>>;
export type TableRow<T> = Row<typeof features, TableData<T>>;
export type TableColumnDef<T> = ColumnDef<typeof features, TableData<T>>;

/** The checkbox column: not remembered, not movable, always first. */
export const selectColumnId = "__select";

/** The column that rows are grouped by: never shown. */
export const groupColumnId = "group";

/** The id that TanStack Table gives the row of a group. */
export const groupRowId = (key: string): string => `${groupColumnId}:${key}`;

export const defaultWidth = 120;
export const defaultMin = 48;
export const defaultMax = 800;

type AnyRow = Parameters<AggregationFnDef["aggregate"]>[0]["rows"][number];

/** Whether a row is before another in the table's order, as createSortedRowModel sees it. */
function standsBefore(a: AnyRow, b: AnyRow, order: SortingState): boolean {
  for (const { id, desc } of order) {
    const column = a.table.getColumn(id);
    if (!column?.getCanSort()) continue;
    const [mine, other]: unknown[] = [a.getValue(id), b.getValue(id)];
    if (mine === undefined || other === undefined) {
      if (mine === other) continue;
      return other === undefined;
    }
    const step = column.getSortFn()(a, b, id);
    if (step !== 0) return desc ? step > 0 : step < 0;
  }
  return false;
}

/** A group is sorted by the values of its first row, so that sorting the rows sorts the groups. */
const ofFirstRow: AggregationFnDef = {
  aggregate: ({ rows, columnId, table }) => {
    const order: SortingState = table.atoms.sorting.get();
    return rows.reduce((first, row) => (standsBefore(row, first, order) ? row : first)).getValue(columnId);
  },
};

/** The column that rows are grouped by. */
export const groupDef = <T>(key: (row: T) => string): TableColumnDef<T> => ({ id: groupColumnId, accessorFn: key });

/** A column of the grid as TanStack Table knows it. Cells are drawn from the grid's own column (grid-row.tsx). */
export function columnDef<T>(column: GridColumn<T>, sortable: boolean): TableColumnDef<T> {
  const { id, value, compare } = column;
  return {
    id,
    // What is sorted by: the value, or the row itself where the column compares rows. Nothing sorts last in both directions.
    accessorFn: (row) => {
      const read = value?.(row) ?? undefined;
      return compare && (read !== undefined || !value) ? row : read;
    },
    sortFn: compare
      ? (a, b) => compare(a.getValue(id), b.getValue(id))
      : (a, b) => compareValues(a.getValue(id), b.getValue(id)),
    sortUndefined: value ? "last" : false,
    enableSorting: sortable,
    aggregationFn: ofFirstRow,
    enableHiding: column.hideable !== false,
    size: column.width ?? defaultWidth,
    minSize: column.minWidth ?? defaultMin,
    maxSize: column.maxWidth ?? defaultMax,
  };
}
