import type { CellSpec } from "./cell-specs.ts";
import { selectColumnId, type GridTable } from "./table-features.ts";
import { MixedBox } from "./group-row.tsx";
import { Icon } from "./icon.tsx";
import type { DataGridLabels } from "./types.ts";
import type { BoxState } from "./use-selection.ts";

export type GridHeaderProps<T> = {
  readonly table: GridTable<T>;
  readonly cells: readonly CellSpec<T>[];
  readonly labels: DataGridLabels;
  /** Column of the cell that Tab reaches, when it is in the header. */
  readonly activeColumn: string | undefined;
  /** State of the checkbox for the page. */
  readonly pageBox: BoxState;
};

const direction = { asc: "ascending", desc: "descending" } as const;

/** The sticky header. Clicks, drags and keys are handled by the grid: see use-grid-events.ts, use-column-drag.ts. */
export function GridHeader<T>({ table, cells, labels, activeColumn, pageBox }: GridHeaderProps<T>) {
  return (
    <div role="rowgroup" className="gh-head" data-toast-room="top">
      <div role="row" className="gh-row gh-head-row" data-head aria-rowindex={1}>
        {cells.map(({ column, id, index, className }) => {
          const shared = {
            role: "columnheader",
            "data-column": id,
            "aria-colindex": index + 1,
            tabIndex: id === activeColumn ? 0 : -1,
          } as const;
          if (id === selectColumnId)
            return (
              <div key={id} {...shared} className={className}>
                <MixedBox state={pageBox} label={labels.selectPage} />
              </div>
            );
          const entry = table.getColumn(id);
          const sortable = entry?.getCanSort() ?? false;
          const sorted = entry?.getIsSorted() || undefined;
          return (
            <div
              key={id}
              {...shared}
              className={`${className} gh-head-cell`}
              aria-label={column.header}
              aria-sort={sortable ? (sorted ? direction[sorted] : "none") : undefined}
              aria-haspopup="menu"
              aria-keyshortcuts="Alt+ArrowDown"
            >
              <span className="gh-head-label">{column.headerContent ?? column.header}</span>
              {sortable && (
                <span className="gh-sort" data-on={sorted ? "" : undefined}>
                  <Icon name={sorted === "desc" ? "down" : "up"} />
                  {sorted && table.state.sorting.length > 1 ? (entry?.getSortIndex() ?? 0) + 1 : null}
                </span>
              )}
              <button
                type="button"
                className="gh-menu-button"
                tabIndex={-1}
                aria-label={labels.columnMenu(column.header)}
                data-menu={id}
              >
                <Icon name="menu" />
              </button>
              {column.resizable !== false && <span className="gh-resize" data-resize={id} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
