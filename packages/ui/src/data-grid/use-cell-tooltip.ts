import { useEffect, useRef, type RefObject } from "react";
import { cellText } from "./cell-value.ts";
import type { ColumnLayout } from "./column-layout.ts";
import { placeBelow } from "../popover/place-below.ts";
import type { GridRows } from "./use-grid-rows.ts";

/** Milliseconds the pointer rests before a tooltip appears. */
const restTime = 350;

/** What to say about a cell: the column's own tooltip, or its text when it is cut. */
function tooltipOf<T>(cell: HTMLElement, layout: ColumnLayout<T>, rows: GridRows<T>): string {
  const column = layout.placed.find((place) => place.id === cell.dataset["column"])?.column;
  if (!column) return "";
  const line = cell.closest<HTMLElement>("[data-row]");
  const shown = cell.querySelector(".gh-head-label") ?? cell;
  const cut = shown.scrollWidth > shown.clientWidth;
  if (!line) return cut ? column.header : "";
  const item = rows.items[rows.indexById.get(line.dataset["row"] ?? "") ?? -1];
  if (!item || item.getIsGrouped()) return "";
  return column.tooltip?.(item.original) ?? (cut ? cellText(column, item.original) || (cell.textContent ?? "") : "");
}

/**
 * One tooltip for the whole grid, for pointer and keyboard focus alike; Escape closes it, and the pointer may rest on
 * it (WCAG 1.4.13). Written straight to the document: hovering renders nothing.
 */
export function useCellTooltip<T>(
  scroller: RefObject<HTMLElement | null>,
  layout: ColumnLayout<T>,
  rows: GridRows<T>,
): RefObject<HTMLDivElement | null> {
  const tip = useRef<HTMLDivElement>(null);
  const current = useRef({ layout, rows });
  useEffect(() => {
    current.current = { layout, rows };
  });
  useEffect(() => {
    const area = scroller.current;
    const element = tip.current;
    if (!area || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let owner: HTMLElement | undefined;
    const hide = () => {
      clearTimeout(timer);
      owner = undefined;
      if (element.matches(":popover-open")) element.hidePopover();
    };
    const show = (cell: HTMLElement) => {
      const text = cell.isConnected ? tooltipOf(cell, current.current.layout, current.current.rows) : "";
      if (!text) return;
      element.textContent = text;
      element.showPopover();
      placeBelow(element, cell);
    };
    const aim = (event: Event) => {
      const target = event.target as Element;
      if (target === element) return;
      const cell = target.closest<HTMLElement>("[data-column]") ?? undefined;
      if (cell === owner && event.type !== "focusin") return;
      hide();
      if (!cell || (event.type === "focusin" && (target !== cell || !cell.matches(":focus-visible")))) return;
      owner = cell;
      timer = setTimeout(() => show(cell), restTime);
    };
    const leave = (event: PointerEvent) => {
      const to = event.relatedTarget as Node | null;
      if (to !== element && !(owner && to && owner.contains(to))) hide();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    for (const type of ["pointerover", "focusin"]) area.addEventListener(type, aim, options);
    for (const type of ["focusout", "pointerdown", "scroll"]) area.addEventListener(type, hide, options);
    for (const from of [area, element]) from.addEventListener("pointerleave", leave, options);
    document.addEventListener("keydown", escape, options);
    return () => {
      hide();
      stop.abort();
    };
  }, [scroller]);
  return tip;
}
