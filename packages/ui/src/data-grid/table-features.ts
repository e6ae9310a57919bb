import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type Column,
  type ColumnDef,
  type ReactTable,
  type Row,
  type RowData,
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
});

/** Rows are objects to TanStack Table; the grid leaves their type to its user. */
export type TableData<T> = T & RowData;
export type GridTable<T> = ReactTable<typeof features, TableData<T>>;
export type TableColumn<T> = Column<typeof features, TableData<T>>;
export type TableRow<T> = Row<typeof features, TableData<T>>;
export type TableColumnDef<T> = ColumnDef<typeof features, TableData<T>>;

/** The checkbox column: not remembered, not movable, always first. */
export const selectColumnId = "__select";

export const defaultWidth = 120;
export const defaultMin = 48;
export const defaultMax = 800;

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
    enableHiding: column.hideable !== false,
    size: column.width ?? defaultWidth,
    minSize: column.minWidth ?? defaultMin,
    maxSize: column.maxWidth ?? defaultMax,
  };
}
