import { useState } from "react";
import { cellText } from "./cell-value.ts";
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import { assignKeys, noRowKeys } from "./row-keys.ts";
import type { TableRow } from "./table-features.ts";
import type { DataGridProps } from "./types.ts";
import type { DataGridModel } from "./use-data-grid.ts";
import type { BoxState } from "./use-selection.ts";

/** The checkbox of a group. */
const boxOf = <T,>(group: TableRow<T>): BoxState =>
  group.getIsAllSubRowsSelected() ? "all" : group.getIsSomeSelected() ? "some" : "none";

/** The rows in view, each at its place in the full height. */
export function GridBody<T>({ grid, props }: { readonly grid: DataGridModel<T>; readonly props: DataGridProps<T> }) {
  const { rows, cells, selection, active, view, measure, layout } = grid;
  const { labels, rowTone, markedRow, groupBy, columns, flashChanges = false } = props;
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
        if (item.getIsGrouped()) {
          const key = String(item.groupingValue);
          return (
            <GroupRow
              key={keys.byId.get(item.id)}
              {...place}
              columnCount={layout.placed.length}
              open={item.getIsExpanded()}
              active={active.row === item.id}
              label={
                groupBy?.label?.(
                  key,
                  item.subRows.map((row) => row.original),
                ) ?? key
              }
              count={labels.groupCount(item.subRows.length)}
              box={multiple ? { state: boxOf(item), label: labels.selectGroup(key) } : undefined}
            />
          );
        }
        return (
          <GridRow
            key={keys.byId.get(item.id)}
            {...place}
            row={item.original}
            level={groupBy ? 2 : undefined}
            cells={cells}
            selected={selection.mode === "none" ? undefined : item.getIsSelected()}
            activeColumn={active.row === item.id ? active.column : undefined}
            tone={rowTone?.(item.original)}
            marked={item.id === markedRow}
            boxLabel={multiple ? labels.selectRow(nameOf(item.original)) : ""}
            flash={flashChanges}
          />
        );
      })}
    </div>
  );
}
