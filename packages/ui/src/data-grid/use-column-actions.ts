import type { RefObject } from "react";
import { neighbourOf, placeColumn } from "./column-layout.ts";
import type { MenuEntry } from "./column-menu.tsx";
import type { ColumnPreferences } from "./column-preferences.ts";
import { clampWidth, pinOf } from "./column-state.ts";
import { selectColumnId, type GridTable } from "./table-features.ts";
import type { DataGridLabels, GridColumn } from "./types.ts";

/** Px by which a key changes a width. */
const widthStep = 16;

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly table: GridTable<T>;
  readonly columns: readonly GridColumn<T>[];
  readonly preferences: ColumnPreferences;
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
  table,
  columns,
  preferences,
  rtl,
  labels,
  say,
  openPanel,
}: Options<T>) {
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const headerOf = (id: string) => columnOf(id)?.header ?? id;
  const resize = (id: string, width: number) => {
    const column = columnOf(id);
    if (column && column.resizable !== false)
      table.setColumnSizing((before) => ({ ...before, [id]: clampWidth(column, width) }));
  };
  const widen = (id: string, steps: 1 | -1) => resize(id, (table.getColumn(id)?.getSize() ?? 0) + steps * widthStep);
  /** To the next order of the column; with `keep` the other columns stay in the order. */
  const sort = (id: string, keep: boolean) => {
    const column = table.getColumn(id);
    if (!column?.getCanSort()) return;
    say(labels.sorted(headerOf(id), column.getNextSortingOrder(keep) || "none"));
    column.toggleSorting(undefined, keep);
  };
  const place = (id: string, target: string, side: "before" | "after") => {
    const next = placeColumn(
      table.getAllLeafColumns().map((column) => column.id),
      id,
      target,
      side,
    );
    table.setColumnOrder(next);
    const visible = next.filter((other) => other !== selectColumnId && table.getColumn(other)?.getIsVisible());
    say(labels.moved(headerOf(id), visible.indexOf(id) + 1, visible.length));
  };
  const move = (id: string, step: 1 | -1) => {
    const target = neighbourOf(table, id, step);
    if (target !== undefined) place(id, target, step > 0 ? "after" : "before");
  };
  const fit = (id: string) => scroller.current && resize(id, contentWidth(scroller.current, id));

  const menu = (id: string, anchor: Element): readonly (readonly MenuEntry[])[] => {
    const column = columnOf(id);
    const entry = table.getColumn(id);
    if (!column || !entry) return [];
    const sorted = entry.getIsSorted();
    const pinned = pinOf(column, preferences);
    const [back, forth] = rtl ? ["→", "←"] : ["←", "→"];
    const sorting = (to: "asc" | "desc", label: string): MenuEntry => ({
      label,
      disabled: sorted === to,
      run: () => {
        entry.toggleSorting(to === "desc");
        say(labels.sorted(column.header, to));
      },
    });
    const moving = (step: 1 | -1, label: string, keys: string): MenuEntry => ({
      label,
      keys,
      disabled: neighbourOf(table, id, step) === undefined,
      run: () => move(id, step),
    });
    return [
      entry.getCanSort()
        ? [
            sorting("asc", labels.sortAscending),
            sorting("desc", labels.sortDescending),
            {
              label: labels.clearSort,
              disabled: !sorted,
              run: () => {
                table.setSorting([]);
                say(labels.sorted(column.header, "none"));
              },
            },
          ]
        : [],
      [
        { label: labels.pinStart, disabled: pinned === "start", run: () => entry.pin("start") },
        { label: labels.pinEnd, disabled: pinned === "end", run: () => entry.pin("end") },
        { label: labels.unpin, disabled: !pinned, run: () => entry.pin(false) },
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
        ...(entry.getCanHide() ? [{ label: labels.hide, run: () => entry.toggleVisibility(false) }] : []),
        { label: labels.columns, run: () => openPanel(anchor) },
      ],
    ];
  };

  return { resize, widen, sort, place, move, fit, menu };
}

export type ColumnActions = ReturnType<typeof useColumnActions>;
