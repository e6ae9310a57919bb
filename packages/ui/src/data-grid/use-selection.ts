import { useEffect, useRef } from "react";
import { dropVanished, type GridSelection } from "./selection.ts";
import type { GridTable, TableRow } from "./table-features.ts";
import type { DataGridProps } from "./types.ts";
import type { SelectionState } from "./use-selection-state.ts";

type Props<T> = Pick<DataGridProps<T>, "paging" | "scope">;

/** The state of a checkbox that stands for several rows. */
export type BoxState = "none" | "some" | "all";

/** The selection and every way to change it. */
export type SelectionModel<T> = {
  readonly mode: "none" | "single" | "multiple";
  readonly value: GridSelection;
  /** Row click, or Space on a cell: the row becomes the only one, or nothing is selected if it already was (UI-11). */
  readonly toggleRow: (row: TableRow<T>) => void;
  /** Checkbox; `range` (Shift) takes everything since the row used before. A group's takes its rows. */
  readonly toggleBox: (row: TableRow<T>, range: boolean) => void;
  readonly pageBox: BoxState;
  /** Header checkbox: the page, or nothing if the whole page was selected. */
  readonly togglePage: () => void;
  readonly selectPage: () => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
};

const sameIds = (before: readonly string[], after: readonly string[]): boolean =>
  before === after || (before.length === after.length && before.every((id, index) => id === after[index]));

/** Selecting rows of the grid by mouse and keyboard, over pages that are not loaded too. */
export function useSelection<T>(
  { paging, scope }: Props<T>,
  table: GridTable<T>,
  { mode, value, knownIds, change, exactly }: SelectionState,
  question: string,
): SelectionModel<T> {
  const clear = () => exactly(() => table.resetRowSelection(true));

  // Rows of another page are not gone: only two answers to the same question are compared. While the same rows still
  // are there, the question already asked has no answer yet.
  const answered = useRef({ ids: knownIds, question, scope });
  useEffect(() => {
    const before = answered.current;
    const asked = before.scope !== scope;
    if (!asked && sameIds(before.ids, knownIds)) return;
    answered.current = { ids: knownIds, question, scope };
    if (asked) clear();
    else if (mode !== "none" && (paging?.mode !== "server" || before.question === question))
      change(dropVanished(value, before.ids, new Set(knownIds)));
  });

  const toggle = (row: TableRow<T>, checked: boolean, shiftKey: boolean) =>
    row.getToggleSelectedHandler()({ target: { checked }, shiftKey });
  // The table looks at every row to find out.
  const nothing = mode !== "multiple" || (value.kind === "some" && value.ids.size === 0);
  const pageBox = (): BoxState =>
    table.getIsAllPageRowsSelected() ? "all" : table.getIsSomePageRowsSelected() ? "some" : "none";
  return {
    mode,
    value,
    toggleRow: (row) => {
      const alone = row.getIsSelected() && value.kind === "some" && value.ids.size === 1;
      exactly(() => toggle(row, !alone, false));
    },
    toggleBox: (row, range) =>
      row.getIsGrouped()
        ? row.toggleSelected(!row.getIsAllSubRowsSelected())
        : toggle(row, !row.getIsSelected(), range),
    pageBox: nothing ? "none" : pageBox(),
    togglePage: () => (value.kind === "all" ? clear() : table.toggleAllPageRowsSelected()),
    selectPage: () => table.toggleAllPageRowsSelected(true),
    selectAllMatching: () =>
      paging?.mode === "server" ? change({ kind: "all", except: new Set() }) : table.toggleAllRowsSelected(true),
    clear,
  };
}
