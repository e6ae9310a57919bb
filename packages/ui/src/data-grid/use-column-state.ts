import { functionalUpdate, type Updater } from "@tanstack/react-table";
import { useMemo } from "react";
import { columnState, pinOf, type ColumnState } from "./column-state.ts";
import type { ColumnPreferences } from "./column-preferences.ts";
import type { GridColumn, GridPin } from "./types.ts";

/** The entries of `after` that `before` has otherwise. */
function changed<V>(before: Readonly<Record<string, V>>, after: Readonly<Record<string, V>>): Record<string, V> {
  return Object.fromEntries(Object.entries(after).filter(([id, value]) => before[id] !== value));
}

type Options<T> = {
  readonly columns: readonly GridColumn<T>[];
  /** The checkbox column, where there is one. */
  readonly leading: GridColumn<T> | undefined;
  readonly preferences: ColumnPreferences;
  readonly change: (next: Partial<ColumnPreferences>) => void;
  readonly viewWidth: number;
};

/**
 * Order, visibility, edges and widths for TanStack Table, and what it changes about them as preferences. Only what the reader
 * changed is remembered: what was left alone follows the columns.
 */
export function useColumnState<T>({ columns, leading, preferences, change, viewWidth }: Options<T>) {
  const state = useMemo<ColumnState>(
    () => columnState(columns, preferences, viewWidth, leading),
    [columns, preferences, viewWidth, leading],
  );
  const { hidden, pins, widths } = preferences;
  return {
    state,
    onChange: {
      onColumnOrderChange: (update: Updater<ColumnState["columnOrder"]>) =>
        change({
          order: functionalUpdate(update, state.columnOrder).filter((id) => columns.some((column) => column.id === id)),
        }),
      onColumnVisibilityChange: (update: Updater<ColumnState["columnVisibility"]>) => {
        const next = changed(state.columnVisibility, functionalUpdate(update, state.columnVisibility));
        change({
          hidden: { ...hidden, ...Object.fromEntries(Object.entries(next).map(([id, shown]) => [id, !shown])) },
        });
      },
      onColumnPinningChange: (update: Updater<ColumnState["columnPinning"]>) => {
        // What was asked for: a view that is too narrow for it must not overrule it.
        const askedAt = (pin: GridPin) =>
          columns.filter((column) => pinOf(column, preferences) === pin).map((column) => column.id);
        const next = functionalUpdate(update, { start: askedAt("start"), end: askedAt("end") });
        const pinIn = (id: string) => (next.start.includes(id) ? "start" : next.end.includes(id) ? "end" : "none");
        const moved = columns.filter((column) => pinIn(column.id) !== (pinOf(column, preferences) ?? "none"));
        change({ pins: { ...pins, ...Object.fromEntries(moved.map(({ id }) => [id, pinIn(id)])) } });
      },
      onColumnSizingChange: (update: Updater<ColumnState["columnSizing"]>) =>
        change({
          widths: { ...widths, ...changed(state.columnSizing, functionalUpdate(update, state.columnSizing)) },
        }),
    },
  };
}

export type ColumnStateModel = ReturnType<typeof useColumnState>;
