import { useMemo, useSyncExternalStore } from "react";
import { defaultWidth } from "./table-features.ts";
import type { GridColumn } from "./types.ts";

const touch = "(hover: none)";
/** The button of a column's menu and the gap before it, in px: `data-grid.css` keeps as much free in the heading. */
const menuRoom = 22;

function watch(notify: () => void): () => void {
  const list = matchMedia(touch);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}

/** Where nothing hovers, the menu of each column is always there: columns are as much wider as it takes, so that headings are whole. */
export function useColumnsWithMenus<T>(columns: readonly GridColumn<T>[]): readonly GridColumn<T>[] {
  const isTouch = useSyncExternalStore(watch, () => matchMedia(touch).matches);
  return useMemo(
    () =>
      isTouch
        ? columns.map((column) =>
            column.fill || column.resizable === false
              ? column
              : { ...column, width: (column.width ?? defaultWidth) + menuRoom },
          )
        : columns,
    [columns, isTouch],
  );
}
