import { createElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { layoutOf } from "../column-layout.ts";
import { noPreferences, type ColumnPreferences } from "../column-preferences.ts";
import type { GridColumn, GridSort } from "../types.ts";
import { useColumnState } from "../use-column-state.ts";
import { useGridTable } from "../use-grid-table.ts";

type Options<T> = {
  readonly columns: readonly GridColumn<T>[];
  readonly rows?: readonly T[];
  readonly preferences?: ColumnPreferences;
  readonly viewWidth?: number;
  readonly leading?: GridColumn<T> | undefined;
  readonly sort?: readonly GridSort[];
};

/** The grid's table, rendered once without a document, and what it asked to change since. */
export function tableOf<T>({
  columns,
  rows = [],
  preferences = noPreferences,
  viewWidth = 2000,
  leading,
  sort = [],
}: Options<T>) {
  const asked: { preferences: Partial<ColumnPreferences>; sort: readonly GridSort[] } = { preferences: {}, sort };
  const made: { table?: ReturnType<typeof useGridTable<T>> } = {};
  function Probe() {
    const columnState = useColumnState({
      columns,
      leading,
      preferences,
      change: (next) => {
        asked.preferences = next;
      },
      viewWidth,
    });
    const [props] = useState({ columns, rows, rowId: (row: T) => String(rows.indexOf(row)) });
    made.table = useGridTable({
      props,
      leading,
      columnState,
      sort,
      changeSort: (next) => {
        asked.sort = next;
      },
    });
    return null;
  }
  renderToString(createElement(Probe));
  const { table } = made;
  if (!table) throw new Error("nothing was rendered");
  const byId = new Map([...columns, ...(leading ? [leading] : [])].map((column) => [column.id, column]));
  return { table, asked, layout: layoutOf(table, byId) };
}
