import type { RefObject } from "react";
import { clampWidth, moveColumn, pinOf, type ColumnLayout } from "./column-layout.ts";
import type { MenuEntry } from "./column-menu.tsx";
import type { ColumnPreferences } from "./column-preferences.ts";
import { setSort } from "./sorting.ts";
import type { DataGridLabels, GridColumn, GridPin, GridSort } from "./types.ts";
import type { GridRows } from "./use-grid-rows.ts";

/** Px by which a key changes a width. */
const widthStep = 16;

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn<T>[];
  readonly layout: ColumnLayout<T>;
  readonly preferences: ColumnPreferences;
  readonly change: (next: Partial<ColumnPreferences>) => void;
  readonly rows: GridRows<T>;
  readonly rtl: boolean;
  readonly labels: DataGridLabels;
  readonly say: (text: string) => void;
  readonly openPanel: (anchor: Element) => void;
};

/** The width that shows the longest content of a column among the rows in the document, px. */
function contentWidth(scroller: HTMLElement, id: string): number {
  let widest = 0;
  for (const cell of scroller.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(id)}"]`)) {
    const inner = cell.querySelector(".gh-head-label") ?? cell;
    const range = document.createRange();
    range.selectNodeContents(inner);
    const style = getComputedStyle(cell);
    const around = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    const tools =
      inner === cell
        ? 0
        : [...cell.children]
            .filter((child) => child !== inner && !child.hasAttribute("data-resize"))
            .reduce((sum, child) => sum + child.getBoundingClientRect().width, 0);
    widest = Math.max(widest, range.getBoundingClientRect().width + around + tools);
  }
  return Math.ceil(widest) + 1;
}

/** Everything that can be done to one column, for its menu, its keys and drags. */
export function useColumnActions<T>({
  scroller,
  columns,
  layout,
  preferences,
  change,
  rows,
  rtl,
  labels,
  say,
  openPanel,
}: Options<T>) {
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const resize = (id: string, width: number) => {
    const column = columnOf(id);
    if (column && column.resizable !== false)
      change({ widths: { ...preferences.widths, [id]: clampWidth(column, width) } });
  };
  const widen = (id: string, steps: 1 | -1) =>
    resize(id, (layout.placed.find((place) => place.id === id)?.width ?? 0) + steps * widthStep);
  const sortBy = (next: readonly GridSort[], id: string) => {
    rows.changeSort(next);
    say(labels.sorted(columnOf(id)?.header ?? id, next.find((step) => step.column === id)?.direction ?? "none"));
  };
  const order = (next: readonly string[] | undefined, id: string) => {
    if (!next) return;
    change({ order: next });
    const visible = next.filter((other) => layout.placed.some((place) => place.id === other));
    say(labels.moved(columnOf(id)?.header ?? id, visible.indexOf(id) + 1, visible.length));
  };
  const move = (id: string, step: 1 | -1) => order(moveColumn(columns, preferences, id, step), id);
  const pin = (id: string, to: GridPin | "none") => change({ pins: { ...preferences.pins, [id]: to } });
  const fit = (id: string) => scroller.current && resize(id, contentWidth(scroller.current, id));

  const menu = (id: string, anchor: Element): readonly (readonly MenuEntry[])[] => {
    const column = columnOf(id);
    if (!column) return [];
    const direction = rows.sort.find((step) => step.column === id)?.direction;
    const pinned = pinOf(column, preferences);
    const [back, forth] = rtl ? ["→", "←"] : ["←", "→"];
    const sorting = (to: "asc" | "desc" | undefined, label: string): MenuEntry => ({
      label,
      disabled: direction === to,
      run: () => sortBy(setSort(rows.sort, id, to, false), id),
    });
    const moving = (step: 1 | -1, label: string, keys: string): MenuEntry => ({
      label,
      keys,
      disabled: !moveColumn(columns, preferences, id, step),
      run: () => move(id, step),
    });
    return [
      rows.canSort(column)
        ? [
            sorting("asc", labels.sortAscending),
            sorting("desc", labels.sortDescending),
            sorting(undefined, labels.clearSort),
          ]
        : [],
      [
        { label: labels.pinStart, disabled: pinned === "start", run: () => pin(id, "start") },
        { label: labels.pinEnd, disabled: pinned === "end", run: () => pin(id, "end") },
        { label: labels.unpin, disabled: !pinned, run: () => pin(id, "none") },
      ],
      [moving(-1, labels.moveBefore, `Shift ${back}`), moving(1, labels.moveAfter, `Shift ${forth}`)],
      column.resizable === false
        ? []
        : [
            { label: labels.wider, keys: `Alt ${forth}`, stays: true, run: () => widen(id, 1) },
            { label: labels.narrower, keys: `Alt ${back}`, stays: true, run: () => widen(id, -1) },
            { label: labels.fitContent, run: () => fit(id) },
          ],
      [
        ...(column.hideable === false
          ? []
          : [{ label: labels.hide, run: () => change({ hidden: { ...preferences.hidden, [id]: true } }) }]),
        { label: labels.columns, run: () => openPanel(anchor) },
      ],
    ];
  };

  return { resize, widen, sortBy, order, move, fit, menu };
}

export type ColumnActions = ReturnType<typeof useColumnActions>;
