import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from "@tanstack/react-table";
import type { ColumnPreferences } from "./column-preferences.ts";
import { defaultMax, defaultMin, defaultWidth } from "./table-features.ts";
import type { GridColumn, GridPin } from "./types.ts";

/** The state of TanStack Table's column features. */
export type ColumnState = {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
};

/** Pinned columns may take this share of the view; on a phone the innermost let go so that something can scroll. */
const pinnedShare = 0.6;

/** A column's width inside the least and the most that it may have. */
export function clampWidth<T>(column: GridColumn<T>, width: number): number {
  return Math.round(Math.min(column.maxWidth ?? defaultMax, Math.max(column.minWidth ?? defaultMin, width)));
}

/**
 * Columns in the reader's order. A column the reader never ordered (new since then) comes after the one it follows in
 * `columns`; TanStack Table would put it last.
 */
export function orderColumns<T>(columns: readonly GridColumn<T>[], order: readonly string[]): readonly GridColumn<T>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  if (ordered.length === 0) return columns;
  const known = new Set(order);
  columns.forEach((column, index) => {
    if (known.has(column.id)) return;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
}

const isHidden = <T>(column: GridColumn<T>, preferences: ColumnPreferences): boolean =>
  column.hideable !== false && (preferences.hidden[column.id] ?? column.hidden ?? false);

/** The edge a column is pinned to by the reader or by itself, also while a narrow view does not let it. */
export function pinOf<T>(column: GridColumn<T>, preferences: ColumnPreferences): GridPin | undefined {
  const chosen = preferences.pins[column.id];
  return chosen === undefined ? column.pin : chosen === "none" ? undefined : chosen;
}

/** Shares out the width left over among the columns that grow and that the reader has not sized. */
function grow<T>(
  visible: readonly GridColumn<T>[],
  preferences: ColumnPreferences,
  widths: Map<string, number>,
  viewWidth: number,
): void {
  let left = viewWidth;
  for (const width of widths.values()) left -= width;
  let growing = visible.filter((column) => column.grow && preferences.widths[column.id] === undefined);
  while (left > 0 && growing.length > 0) {
    const shares = growing.reduce((sum, column) => sum + (column.grow ?? 0), 0);
    const share = left / shares;
    const grown = (column: GridColumn<T>) =>
      clampWidth(column, (widths.get(column.id) ?? 0) + Math.floor(share * (column.grow ?? 0)));
    const full = growing.find((column) => grown(column) === (column.maxWidth ?? defaultMax));
    for (const column of full ? [full] : growing) {
      const after = grown(column);
      left -= after - (widths.get(column.id) ?? 0);
      widths.set(column.id, after);
    }
    growing = full ? growing.filter((column) => column !== full) : [];
  }
}

/**
 * What the columns and the reader's preferences come to in a view of `viewWidth` px. Ours is what TanStack Table does not know:
 * columns that grow or fill, and pinned columns that let go where they would leave no room.
 */
export function columnState<T>(
  columns: readonly GridColumn<T>[],
  preferences: ColumnPreferences,
  viewWidth: number,
  leading?: GridColumn<T>,
): ColumnState {
  const ordered = orderColumns(columns, preferences.order);
  const visible = ordered.filter((column) => !isHidden(column, preferences));
  const first = leading ? [leading] : [];
  const widths = new Map<string, number>();
  for (const column of [...first, ...visible])
    widths.set(column.id, clampWidth(column, preferences.widths[column.id] ?? column.width ?? defaultWidth));
  const widthOf = (list: readonly GridColumn<T>[]) =>
    list.reduce((sum, column) => sum + (widths.get(column.id) ?? 0), 0);
  const pinnedTo = (pin: GridPin) => visible.filter((column) => pinOf(column, preferences) === pin);
  const start = [...first, ...pinnedTo("start")];
  const end = pinnedTo("end");
  // Columns that fill get what the pinned ones leave of the view, unless the reader has sized them.
  const room = viewWidth - widthOf([...start, ...end]);
  if (viewWidth > 0)
    for (const column of visible)
      if (column.fill && preferences.widths[column.id] === undefined) widths.set(column.id, clampWidth(column, room));
  grow(visible, preferences, widths, viewWidth);
  if (viewWidth > 0 && widthOf([...first, ...visible]) > viewWidth) {
    const most = viewWidth * pinnedShare;
    while (end.length > 0 && widthOf(start) + widthOf(end) > most) end.shift();
    while (start.length > first.length && widthOf(start) > most) start.pop();
  }
  const idsOf = (list: readonly GridColumn<T>[]) => list.map((column) => column.id);
  return {
    columnOrder: idsOf([...first, ...ordered]),
    columnVisibility: Object.fromEntries(ordered.map((column) => [column.id, !isHidden(column, preferences)])),
    columnPinning: { start: idsOf(start), end: idsOf(end) },
    columnSizing: Object.fromEntries(widths),
  };
}
