import { useMemo } from "react";
import type { GridTable, TableRow } from "./table-features.ts";
import type { RowState } from "./use-row-state.ts";

/** What is in the body, in order. */
export type GridRows<T> = Pick<RowState, "total" | "page" | "pageSize" | "question"> & {
  /** Rows and group headings of the page shown. */
  readonly items: readonly TableRow<T>[];
  readonly indexById: ReadonlyMap<string, number>;
};

/** The rows of the grid's answer, each with its place by its id. */
export function useGridRows<T>(
  table: GridTable<T>,
  { total, page, pageSize, question }: Pick<RowState, "total" | "page" | "pageSize" | "question">,
): GridRows<T> {
  const items = table.getRowModel().rows;
  const indexById = useMemo(() => new Map(items.map((item, index) => [item.id, index])), [items]);
  return { items, indexById, total, page, pageSize, question };
}
