import { selectColumnId, type GridTable, type TableColumn } from "./table-features.ts";
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

/** Reads from the table where its visible columns stand. */
export function layoutOf<T>(table: GridTable<T>, byId: ReadonlyMap<string, GridColumn<T>>): ColumnLayout<T> {
  const placed: PlacedColumn<T>[] = [];
  const place = (columns: readonly TableColumn<T>[], pin?: GridPin): readonly PlacedColumn<T>[] => {
    const from = placed.length;
    for (const column of columns)
      placed.push({
        column: byId.get(column.id) ?? { id: column.id, header: "" },
        id: column.id,
        index: placed.length,
        pin,
        width: column.getSize(),
        offset: pin === "end" ? column.getAfter("end") : column.getStart(pin ?? "center"),
        edge: pin === "start" ? column.getIsLastColumn("start") : pin === "end" && column.getIsFirstColumn("end"),
      });
    return placed.slice(from);
  };
  return {
    placed,
    start: place(table.getStartVisibleLeafColumns(), "start"),
    center: place(table.getCenterVisibleLeafColumns()),
    end: place(table.getEndVisibleLeafColumns(), "end"),
    startWidth: table.getStartTotalSize(),
    endWidth: table.getEndTotalSize(),
    totalWidth: table.getTotalSize(),
  };
}

/** The visible column that stands one place towards the start (-1) or the end (1) at the same edge. */
export function neighbourOf<T>(table: GridTable<T>, id: string, step: 1 | -1): string | undefined {
  const column = table.getColumn(id);
  if (!column?.getIsVisible()) return undefined;
  const pin = column.getIsPinned() || "center";
  const neighbour = table.getPinnedVisibleLeafColumns(pin)[column.getIndex(pin) + step]?.id;
  return neighbour === selectColumnId ? undefined : neighbour;
}

/** The order with `id` put beside `target`. */
export function placeColumn(order: readonly string[], id: string, target: string, side: "before" | "after"): string[] {
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(target) + (side === "after" ? 1 : 0);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
