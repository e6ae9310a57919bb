import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import type { ColumnLayout } from "./column-layout.ts";
import type { GridPosition } from "./keyboard.ts";
import { selectColumnId } from "./table-features.ts";

/** The one cell of the grid that Tab reaches. `row` null is the header. */
export type ActiveCell = { readonly row: string | null; readonly column: string };

/** The cell with the place where it stood when last drawn. */
type HeldCell = ActiveCell & { readonly at: GridPosition };

/** Finds the element of a cell; a group's row has only one. */
export function findCell(scroller: HTMLElement, { row, column }: ActiveCell): HTMLElement | null {
  const line = scroller.querySelector(row === null ? "[data-head]" : `[data-row="${CSS.escape(row)}"]`);
  return (
    line?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`) ??
    line?.querySelector<HTMLElement>("[data-column]") ??
    null
  );
}

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly items: readonly { readonly id: string }[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly layout: ColumnLayout<T>;
};

/** Roving tabindex over cells that come and go: by row and column name, with the neighbour when either is gone. */
export function useActiveCell<T>({ scroller, items, indexById, layout }: Options<T>) {
  const { placed } = layout;
  const [held, setHeld] = useState<HeldCell>();
  const inside = useRef(false);
  const arrive = useRef<() => void>(undefined);

  const cellAt = (at: GridPosition): ActiveCell => ({
    row: items[at.row]?.id ?? null,
    column: placed[at.column]?.id ?? "",
  });
  let position: GridPosition;
  if (held) {
    const row = held.row === null ? -1 : (indexById.get(held.row) ?? held.at.row);
    const column = placed.findIndex((place) => place.id === held.column);
    position = {
      row: Math.min(row, items.length - 1),
      column: Math.min(column < 0 ? held.at.column : column, placed.length - 1),
    };
  } else {
    const first = placed.findIndex((place) => place.id !== selectColumnId);
    position = { row: Math.min(0, items.length - 1), column: Math.max(0, first) };
  }
  const active = cellAt(position);
  // Where it stands is kept with it: once the row is gone, its place says who the neighbour is.
  if (
    held &&
    (held.row !== active.row ||
      held.column !== active.column ||
      held.at.row !== position.row ||
      held.at.column !== position.column)
  )
    setHeld({ ...active, at: position });

  useLayoutEffect(() => {
    arrive.current?.();
    arrive.current = undefined;
    // The focused row left the grid and took the focus with it: React fires no blur for that.
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (inside.current && lost && scroller.current) findCell(scroller.current, active)?.focus({ preventScroll: true });
  });

  return {
    active,
    position,
    /** Moves the focus; the cell is in the document after the next render at the latest. */
    moveTo: (at: GridPosition, reveal: (row: number, column: number) => void) => {
      const target = cellAt(at);
      arrive.current = () => {
        reveal(at.row, at.column - layout.start.length);
        if (scroller.current) findCell(scroller.current, target)?.focus({ preventScroll: true });
      };
      setHeld({ ...target, at });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = event.target.closest<HTMLElement>("[data-column]");
      if (!cell || !event.currentTarget.contains(cell)) return;
      inside.current = true;
      const row = cell.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? null;
      const column = cell.dataset["column"] ?? "";
      if (row !== active.row || (column !== active.column && column !== ""))
        setHeld({ row, column: column || active.column, at: position });
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) inside.current = false;
    },
  };
}
