import type { ColumnPreferences } from "./column-preferences.ts";
import type { GridColumn, GridPin } from "./types.ts";

/** A column in its place. */
export type PlacedColumn<T> = {
  readonly column: GridColumn<T>;
  readonly id: string;
  /** Position in reading order, from 0, over all visible columns. */
  readonly index: number;
  readonly pin: GridPin | undefined;
  /** Px. */
  readonly width: number;
  /** Px from the edge it is pinned to, or from the first scrolling column. */
  readonly offset: number;
  /** The pinned column next to the scrolling ones: it carries the dividing line. */
  readonly edge: boolean;
};

/** Where every visible column stands; widths in px. */
export type ColumnLayout<T> = {
  readonly placed: readonly PlacedColumn<T>[];
  readonly start: readonly PlacedColumn<T>[];
  readonly center: readonly PlacedColumn<T>[];
  readonly end: readonly PlacedColumn<T>[];
  readonly startWidth: number;
  readonly endWidth: number;
  readonly totalWidth: number;
};

const defaultWidth = 120;
const defaultMin = 48;
const defaultMax = 800;

/** The checkbox column: not remembered, not movable, always first. */
export const selectColumnId = "__select";

/** Pinned columns may take this share of the view; on a phone the innermost let go so that something can scroll. */
const pinnedShare = 0.6;

export function clampWidth<T>(column: GridColumn<T>, width: number): number {
  return Math.round(Math.min(column.maxWidth ?? defaultMax, Math.max(column.minWidth ?? defaultMin, width)));
}

/**
 * Columns in the reader's order. A column the reader never ordered (new since then) comes after the one it follows in
 * `columns`.
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

export const isHidden = <T>(column: GridColumn<T>, preferences: ColumnPreferences): boolean =>
  column.hideable !== false && (preferences.hidden[column.id] ?? column.hidden ?? false);

export function pinOf<T>(column: GridColumn<T>, preferences: ColumnPreferences): GridPin | undefined {
  const chosen = preferences.pins[column.id];
  return chosen === undefined ? column.pin : chosen === "none" ? undefined : chosen;
}

/** Moves a column one place towards the start (-1) or the end (1) among the visible columns that share its edge. */
export function moveColumn<T>(
  columns: readonly GridColumn<T>[],
  preferences: ColumnPreferences,
  id: string,
  step: 1 | -1,
): readonly string[] | undefined {
  const pin = pinOf(columns.find((column) => column.id === id) ?? { id, header: id }, preferences);
  const ordered = orderColumns(columns, preferences.order);
  const idsOf = (list: readonly GridColumn<T>[]) => list.map((column) => column.id);
  const peers = idsOf(ordered.filter((column) => !isHidden(column, preferences) && pinOf(column, preferences) === pin));
  const target = peers[peers.indexOf(id) + step];
  return target === undefined ? undefined : placeColumn(idsOf(ordered), id, target, step > 0 ? "after" : "before");
}

/** The order with `id` put beside `target`. */
export function placeColumn(
  order: readonly string[],
  id: string,
  target: string,
  side: "before" | "after",
): readonly string[] {
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(target) + (side === "after" ? 1 : 0);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Places the visible columns in a view of `viewWidth` px: order, pins, widths, growth, offsets. */
export function layoutColumns<T>(
  columns: readonly GridColumn<T>[],
  preferences: ColumnPreferences,
  viewWidth: number,
  leading?: GridColumn<T>,
): ColumnLayout<T> {
  const visible = orderColumns(columns, preferences.order).filter((column) => !isHidden(column, preferences));
  const widths = new Map<string, number>();
  for (const column of visible)
    widths.set(column.id, clampWidth(column, preferences.widths[column.id] ?? column.width ?? defaultWidth));
  if (leading) widths.set(leading.id, leading.width ?? defaultWidth);
  const widthOf = (list: readonly GridColumn<T>[]) =>
    list.reduce((sum, column) => sum + (widths.get(column.id) ?? 0), 0);
  const pinnedTo = (pin: GridPin) => visible.filter((column) => pinOf(column, preferences) === pin);
  const first = leading ? [leading] : [];
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
  const center = visible.filter((column) => !start.includes(column) && !end.includes(column));

  const placed: PlacedColumn<T>[] = [];
  const place = (list: readonly GridColumn<T>[], pin?: GridPin): readonly PlacedColumn<T>[] => {
    const from = placed.length;
    list.forEach((column, position) =>
      placed.push({
        column,
        id: column.id,
        index: placed.length,
        pin,
        width: widthOf([column]),
        offset: widthOf(pin === "end" ? list.slice(position + 1) : list.slice(0, position)),
        edge: pin !== undefined && position === (pin === "start" ? list.length - 1 : 0),
      }),
    );
    return placed.slice(from);
  };
  return {
    placed,
    start: place(start, "start"),
    center: place(center),
    end: place(end, "end"),
    startWidth: widthOf(start),
    endWidth: widthOf(end),
    totalWidth: widthOf([...start, ...center, ...end]),
  };
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
