import { useState } from "react";
import { cellText } from "./cell-value.ts";
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import { assignKeys, noRowKeys } from "./row-keys.ts";
import { isSelected, selectionState } from "./selection.ts";
import type { DataGridProps } from "./types.ts";
import type { DataGridModel } from "./use-data-grid.ts";

/** The rows in view, each at its place in the full height. */
export function GridBody<T>({ grid, props }: { readonly grid: DataGridModel<T>; readonly props: DataGridProps<T> }) {
  const { rows, cells, selection, active, view, measure, layout } = grid;
  const { labels, rowTone, groupBy, columns, flashChanges = false } = props;
  const multiple = selection.mode === "multiple";
  const naming = columns.find((column) => column.rowHeader) ?? columns[0];
  const nameOf = props.rowLabel ?? ((row: T) => (naming ? cellText(naming, row) : ""));
  const shown = view.rowIndexes.flatMap((index) => rows.items[index]?.id ?? []);
  const [book, setBook] = useState(noRowKeys);
  const keys = assignKeys(book, shown, active.row);
  if (keys !== book) setBook(keys);
  const before = rows.page * (rows.pageSize ?? 0);
  return (
    <div role="rowgroup" className="gh-body" style={{ height: view.bodyHeight }}>
      {view.rowIndexes.map((index) => {
        const item = rows.items[index];
        if (!item) return null;
        const place = { id: item.id, top: index * measure.row, rowIndex: before + index + 2 };
        if (item.kind === "group")
          return (
            <GroupRow
              key={keys.byId.get(item.id)}
              {...place}
              columnCount={layout.placed.length}
              open={item.open}
              active={active.row === item.id}
              label={groupBy?.label?.(item.key, item.rows) ?? item.key}
              count={labels.groupCount(item.rows.length)}
              box={
                multiple
                  ? { state: selectionState(selection.value, item.ids), label: labels.selectGroup(item.key) }
                  : undefined
              }
            />
          );
        return (
          <GridRow
            key={keys.byId.get(item.id)}
            {...place}
            row={item.row}
            level={groupBy ? 2 : undefined}
            cells={cells}
            selected={selection.mode === "none" ? undefined : isSelected(selection.value, item.id)}
            activeColumn={active.row === item.id ? active.column : undefined}
            tone={rowTone?.(item.row)}
            boxLabel={multiple ? labels.selectRow(nameOf(item.row)) : ""}
            flash={flashChanges}
          />
        );
      })}
    </div>
  );
}
