import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useRef, useState } from "react";
import { emptySelection, selectionOf, setSelected, type GridSelection } from "./selection.ts";
import type { DataGridProps } from "./types.ts";

type Props<T> = Pick<DataGridProps<T>, "rows" | "rowId" | "selection" | "onSelectionChange" | "selectionMode">;

/**
 * What is selected, for TanStack Table. It names rows one by one; the grid also says "all that match except some", of which
 * the table sees the rows that are here.
 */
export function useSelectionState<T>({
  rows,
  rowId,
  selection,
  onSelectionChange,
  selectionMode: mode = "none",
}: Props<T>) {
  const [own, setOwn] = useState(emptySelection);
  const value = selection ?? own;
  const knownIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const state = useMemo<RowSelectionState>(() => {
    const ids = value.kind === "some" ? [...value.ids] : knownIds.filter((id) => !value.except.has(id));
    return Object.fromEntries(ids.map((id) => [id, true]));
  }, [value, knownIds]);

  const change = (next: GridSelection) => {
    if (next === value) return;
    if (selection === undefined) setOwn(next);
    onSelectionChange?.(next);
  };
  // While a change is one that names everything that is selected after it: nothing else stays.
  const exact = useRef(false);
  return {
    mode,
    value,
    knownIds,
    change,
    /** Runs a change of the table after which only what it selects is selected. */
    exactly: (act: () => void) => {
      exact.current = true;
      act();
      exact.current = false;
    },
    state,
    options: {
      enableRowSelection: useCallback(
        (row: { readonly getIsGrouped: () => boolean }) => mode !== "none" && !row.getIsGrouped(),
        [mode],
      ),
      enableMultiRowSelection: useCallback(() => !exact.current, []),
      onRowSelectionChange: (update: Updater<RowSelectionState>) => {
        const next = functionalUpdate(update, state);
        const ids = Object.keys(next);
        if (exact.current) return change(ids.length > 0 ? selectionOf(ids) : emptySelection);
        const removed = Object.keys(state).filter((id) => !next[id]);
        const added = ids.filter((id) => !state[id]);
        if (removed.length + added.length === 0) return undefined;
        return change(setSelected(setSelected(value, removed, false), added, true));
      },
    },
  };
}

export type SelectionState = ReturnType<typeof useSelectionState>;
