import { useEffect, useRef, useState } from "react";
import {
  dropVanished,
  emptySelection,
  idRange,
  selectionOf,
  selectionState,
  setSelected,
  toggleOnly,
  isSelected,
  type GridSelection,
} from "./selection.ts";
import type { DataGridProps } from "./types.ts";
import type { GridRows } from "./use-grid-rows.ts";

type Props<T> = Pick<DataGridProps<T>, "selection" | "onSelectionChange" | "selectionMode" | "paging" | "scope">;

/** The selection and every way to change it. */
export type SelectionModel = {
  readonly mode: "none" | "single" | "multiple";
  readonly value: GridSelection;
  /** Row click, or Space on a cell. */
  readonly toggleRow: (id: string) => void;
  /** Checkbox; `range` (Shift) takes everything since the checkbox used before. */
  readonly toggleBox: (id: string, range: boolean) => void;
  /** Several at once: a group, the page. */
  readonly setMany: (ids: readonly string[], on: boolean) => void;
  /** Header checkbox: the page, or nothing if the whole page was selected. */
  readonly togglePage: () => void;
  readonly selectAllMatching: () => void;
  readonly clear: () => void;
};

const sameIds = (before: readonly string[], after: readonly string[]): boolean =>
  before === after || (before.length === after.length && before.every((id, index) => id === after[index]));

export function useSelection<T>(props: Props<T>, rows: GridRows<T>): SelectionModel {
  const { selectionMode: mode = "none", onSelectionChange, paging, scope } = props;
  const [own, setOwn] = useState(emptySelection);
  const value = props.selection ?? own;
  const anchor = useRef<string>(undefined);

  const change = (next: GridSelection) => {
    if (next === value) return;
    if (props.selection === undefined) setOwn(next);
    onSelectionChange?.(next);
  };

  // Rows of another page are not gone: only two answers to the same question are compared. While the same rows still
  // stand there, the question already asked has no answer yet.
  const { knownIds, question } = rows;
  const answered = useRef({ ids: knownIds, question, scope });
  useEffect(() => {
    const before = answered.current;
    const asked = before.scope !== scope;
    if (!asked && sameIds(before.ids, knownIds)) return;
    answered.current = { ids: knownIds, question, scope };
    if (asked) {
      anchor.current = undefined;
      change(emptySelection);
    } else if (mode !== "none" && (paging?.mode !== "server" || before.question === question))
      change(dropVanished(value, before.ids, new Set(knownIds)));
  });

  const setMany = (ids: readonly string[], on: boolean) => change(setSelected(value, ids, on));
  return {
    mode,
    value,
    toggleRow: (id) => {
      anchor.current = id;
      if (mode !== "none") change(toggleOnly(value, id));
    },
    toggleBox: (id, range) => {
      const on = !isSelected(value, id);
      setMany(range ? idRange(rows.pageIds, anchor.current, id) : [id], on);
      anchor.current = id;
    },
    setMany,
    togglePage: () => {
      if (value.kind === "all") change(emptySelection);
      else setMany(rows.pageIds, selectionState(value, rows.pageIds) !== "all");
    },
    selectAllMatching: () =>
      change(paging?.mode === "server" ? { kind: "all", except: new Set() } : selectionOf(rows.knownIds)),
    clear: () => change(emptySelection),
  };
}
