import type { KeyboardEvent, MouseEvent, RefObject } from "react";
import { cellText } from "./cell-value.ts";
import type { ColumnLayout } from "./column-layout.ts";
import { moveFocus, type GridPosition } from "./keyboard.ts";
import { selectColumnId, type GridTable } from "./table-features.ts";
import type { DataGridLabels } from "./types.ts";
import type { ColumnActions } from "./use-column-actions.ts";
import type { GridRows } from "./use-grid-rows.ts";
import type { SelectionModel } from "./use-selection.ts";
import { enterCell, nextWidget, widgetAt } from "./widgets.ts";

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly table: GridTable<T>;
  readonly layout: ColumnLayout<T>;
  readonly rows: GridRows<T>;
  readonly selection: SelectionModel<T>;
  readonly position: GridPosition;
  readonly moveTo: (to: GridPosition) => void;
  readonly pageRows: number;
  readonly rtl: boolean;
  readonly actions: ColumnActions;
  readonly openMenu: (id: string, anchor: Element) => void;
  readonly onRowActivate: ((row: T) => void) | undefined;
  readonly labels: DataGridLabels;
  readonly say: (text: string) => void;
};

type Place = { readonly cell: HTMLElement; readonly column: string; readonly row: string | undefined };

/** The cell an event happened in. Events of dialogs and menus that a cell opened elsewhere in the document do not count. */
function placeOf(event: { readonly target: EventTarget; readonly currentTarget: HTMLElement }): Place | undefined {
  const target = event.target as Element;
  const cell = target.closest<HTMLElement>("[data-column]");
  if (!cell || !event.currentTarget.contains(cell)) return undefined;
  return { cell, column: cell.dataset["column"] ?? "", row: cell.closest<HTMLElement>("[data-row]")?.dataset["row"] };
}

/** Clicks and keys of the whole grid, handled once at its root. */
export function useGridEvents<T>(options: Options<T>) {
  const { table, layout, rows, selection, position, moveTo, pageRows, rtl, actions, openMenu } = options;
  const { onRowActivate, labels, say } = options;
  const itemOf = (id: string) => rows.items[rows.indexById.get(id) ?? -1];
  const columnOf = (id: string) => layout.placed.find((place) => place.id === id)?.column;

  const toggleBox = ({ row }: Place, range: boolean) => {
    const item = row === undefined ? undefined : itemOf(row);
    if (row === undefined) selection.togglePage();
    else if (item) selection.toggleBox(item, range);
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place) return;
    const { row, column, cell } = place;
    const target = event.target as Element;
    const menu = target.closest("[data-menu]");
    if (target.closest(".gh-box")) return toggleBox(place, event.shiftKey);
    if (menu) return openMenu(column, menu);
    if (target.closest("[data-resize]") || widgetAt(target)) return undefined;
    // The whole cell of a checkbox takes its click: aiming at 15 px is work.
    if (column === selectColumnId) return toggleBox(place, event.shiftKey);
    if (row === undefined) return actions.sort(column, event.shiftKey);
    const item = itemOf(row);
    if (item?.getIsGrouped()) return item.toggleExpanded();
    // Text that was just marked is to be copied, not to select its row.
    if (getSelection()?.isCollapsed === false && cell.contains(getSelection()?.anchorNode ?? null)) return undefined;
    return item && selection.toggleRow(item);
  };

  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event);
    const handle = (event.target as Element).closest<HTMLElement>("[data-resize]")?.dataset["resize"];
    if (handle !== undefined) actions.fit(handle);
    else if (place?.row !== undefined && !widgetAt(event.target as Element)) activate(place.row);
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place || place.row !== undefined || place.column === selectColumnId) return;
    event.preventDefault();
    openMenu(place.column, place.cell);
  };

  const activate = (id: string) => {
    const item = itemOf(id);
    if (item && !item.getIsGrouped()) onRowActivate?.(item.original);
  };

  const copy = (place: Place): boolean => {
    const column = columnOf(place.column);
    const item = place.row === undefined ? undefined : itemOf(place.row);
    if (!column || getSelection()?.isCollapsed === false) return false;
    const text = place.row === undefined ? column.header : item && cellText(column, item.original);
    if (!text) return false;
    void navigator.clipboard.writeText(text).then(() => say(labels.copied(text)));
    return true;
  };

  /** Keys of header cells; answers whether the key was one. */
  const headerKey = ({ column, cell }: Place, event: KeyboardEvent): boolean => {
    const side = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : undefined;
    const step = side === undefined ? undefined : rtl ? (side === 1 ? -1 : 1) : side;
    if (column === selectColumnId)
      return (event.key === " " || event.key === "Enter") && (selection.togglePage(), true);
    if (event.key === "Enter" || event.key === " ") {
      if (table.getColumn(column)?.getCanSort()) actions.sort(column, event.shiftKey);
      else openMenu(column, cell);
    } else if (event.altKey && step) actions.widen(column, step);
    else if (event.shiftKey && step) actions.move(column, step);
    else if (
      (event.altKey && event.key === "ArrowDown") ||
      event.key === "ContextMenu" ||
      (event.shiftKey && event.key === "F10")
    )
      openMenu(column, cell);
    else return false;
    return true;
  };

  /** Keys of cells in the body; answers whether the key was one. */
  const bodyKey = (place: Place & { readonly row: string }, event: KeyboardEvent): boolean => {
    const item = itemOf(place.row);
    const grouped = item?.getIsGrouped() ?? false;
    const box = place.column === selectColumnId || (grouped && event.key === " " && selection.mode === "multiple");
    if (item && grouped && !box) {
      const opens = event.key === (rtl ? "ArrowLeft" : "ArrowRight");
      const folds = event.key === (rtl ? "ArrowRight" : "ArrowLeft");
      if (
        event.key === "Enter" ||
        event.key === " " ||
        (opens && !item.getIsExpanded()) ||
        (folds && item.getIsExpanded())
      )
        item.toggleExpanded();
      else if (!opens && !folds) return false;
      return true;
    }
    if (event.key === " ") {
      if (box || event.shiftKey) toggleBox(place, event.shiftKey);
      else if (item) selection.toggleRow(item);
    } else if (event.key === "Enter" && place.column === selectColumnId) toggleBox(place, event.shiftKey);
    else if (event.key === "Enter" || event.key === "F2") {
      if (!enterCell(place.cell) && event.key === "Enter") activate(place.row);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place || event.defaultPrevented) return;
    if (event.target !== place.cell) {
      if (event.key === "Escape") place.cell.focus();
      else if (event.key === "Tab") nextWidget(place.cell, event.target as Element, event.shiftKey);
      else return;
      event.preventDefault();
      return;
    }
    const command = event.ctrlKey || event.metaKey;
    const { row } = place;
    let done = false;
    if (command && event.key.toLowerCase() === "c") done = copy(place);
    else if (command && event.key.toLowerCase() === "a" && selection.mode === "multiple") {
      selection.selectPage();
      done = true;
    } else done = row === undefined ? headerKey(place, event) : bodyKey({ ...place, row }, event);
    const to =
      done || event.altKey
        ? undefined
        : moveFocus(event, position, { rows: rows.items.length, columns: layout.placed.length, pageRows, rtl });
    if (to) moveTo(to);
    if (done || to) event.preventDefault();
  };

  return { onClick, onDoubleClick, onContextMenu, onKeyDown };
}
