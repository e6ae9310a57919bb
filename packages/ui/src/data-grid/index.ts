export { toCsv } from "./csv.ts";
export { DataGrid } from "./data-grid.tsx";
export {
  emptySelection,
  isSelected,
  selectedCount,
  selectionOf,
  setSelected,
  type GridSelection,
} from "./selection.ts";
export type {
  DataGridHandle,
  DataGridLabels,
  DataGridProps,
  GridColumn,
  GridDensity,
  GridError,
  GridGroupBy,
  GridPaging,
  GridPin,
  GridRowTone,
  GridSelectionMode,
  GridSort,
  GridSorting,
  GridValue,
} from "./types.ts";
