import {
  constructTable,
  createSortedRowModel,
  tableFeatures,
  type ColumnDef,
  type RowData,
  type rowSortingFeature,
  type Table,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { compareValues } from "./cell-value.ts";
import type { GridColumn, GridSort } from "./types.ts";

type Reactivity = Table<ReturnType<typeof tableFeatures>, RowData>["_reactivity"];

const subscribe = () => ({ unsubscribe: () => undefined });

/**
 * TanStack Table with nothing to subscribe to: its whole state comes in as props and its rows are read while rendering.
 * The React adapter's store would be 4 kB of the grid's 30 for notifications nobody hears.
 */
const unobserved: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createWritableAtom: <V>(initial: V) => {
    let value = initial;
    const set = (next: unknown) => {
      value = typeof next === "function" ? (next as (before: V) => V)(value) : (next as V);
    };
    return { get: () => value, set, subscribe };
  },
  createReadonlyAtom: (read) => ({ get: read, subscribe }),
  untrack: (read) => read(),
  batch: (act) => act(),
  schedule: (act) => queueMicrotask(act),
};

/**
 * Of the sorting feature only its state: headers change the order through sorting.ts, and the feature's own methods on
 * tables and columns would be 2 kB that nothing calls.
 */
const sortingState = {
  getInitialState: (initial) => ({ sorting: [], ...initial }),
} as typeof rowSortingFeature;

/** Columns are placed by column-layout.ts and rows chosen by selection.ts: no other feature is registered. */
const features = tableFeatures({
  coreReactivityFeature: unobserved,
  rowSortingFeature: sortingState,
  sortedRowModel: createSortedRowModel(),
});

function definitions<T extends RowData>(columns: readonly GridColumn<T>[]): ColumnDef<typeof features, T>[] {
  return columns.map(({ id, value, compare }) => ({
    id,
    accessorFn: (row) => value?.(row) ?? undefined,
    sortUndefined: value ? "last" : false,
    sortFn: compare
      ? (a, b) => compare(a.original, b.original)
      : (a, b) => compareValues(a.getValue(id), b.getValue(id)),
  }));
}

/** The rows in order, each with its id. With `serverSorts` they come in order already. */
export function useSortedRows<T>(
  rows: readonly T[],
  columns: readonly GridColumn<T>[],
  rowId: (row: T) => string,
  sort: readonly GridSort[],
  serverSorts: boolean,
): readonly { readonly id: string; readonly original: T }[] {
  type Data = T & RowData;
  const defined = useMemo(() => definitions(columns as readonly GridColumn<Data>[]), [columns]);
  const options = {
    features,
    columns: defined,
    data: rows as readonly Data[],
    getRowId: rowId,
    manualSorting: serverSorts,
  };
  const state = useMemo(
    () => ({ sorting: sort.map(({ column, direction }) => ({ id: column, desc: direction === "desc" })) }),
    [sort],
  );
  const [table] = useState(() => constructTable({ ...options, state }));
  table.setOptions((before) => ({ ...before, ...options, state }));
  return table.getRowModel().rows;
}
