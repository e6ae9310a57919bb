import type { CheckIn } from "@gatehouse/domain/checkin";
import { emptySelection, type GridSelection, isSelected, selectionOf } from "@gatehouse/ui/data-grid";
import { useMemo, useState } from "react";
import type { QueueAddress } from "../queue-search.ts";

/** What is selected. A single check-in is in the address, so that a link leads to it. */
export function useQueueSelection({ search, onSearchChange }: QueueAddress, rows: readonly CheckIn[] | undefined) {
  const [selection, setSelection] = useState<GridSelection>(() =>
    search.selected === undefined ? emptySelection : selectionOf([String(search.selected)]),
  );
  const ids = useMemo(() => (selection.kind === "some" ? [...selection.ids].map(Number) : []), [selection]);
  const all = useMemo(
    () => (selection.kind === "all" ? { except: new Set([...selection.except].map(Number)) } : undefined),
    [selection],
  );
  const selected = useMemo(
    () => rows?.filter(({ checkInId }) => isSelected(selection, String(checkInId))) ?? [],
    [rows, selection],
  );
  // Back and forward may lead to an address that names another check-in.
  const [named, setNamed] = useState(search.selected);
  if (named !== search.selected) {
    setNamed(search.selected);
    if (search.selected !== undefined && !ids.includes(search.selected))
      setSelection(selectionOf([String(search.selected)]));
  }
  const select = (next: GridSelection): void => {
    setSelection(next);
    const [only, ...others] = next.kind === "some" ? next.ids : [];
    const { selected: before, ...rest } = search;
    const one = only !== undefined && others.length === 0 ? Number(only) : undefined;
    if (one !== before) onSearchChange({ ...rest, ...(one === undefined ? {} : { selected: one }) }, { replace: true });
  };
  return {
    selection,
    select,
    /** On other pages too; empty while everything that matches is selected. */
    ids,
    /** Everything that matches is selected, except for these. */
    all,
    /** Those that are shown. */
    selected,
  };
}

export type QueueSelection = ReturnType<typeof useQueueSelection>;
