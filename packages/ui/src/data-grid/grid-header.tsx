import type { CellSpec } from "./cell-specs.ts";
import { selectColumnId } from "./column-layout.ts";
import { MixedBox } from "./group-row.tsx";
import { Icon } from "./icon.tsx";
import type { DataGridLabels, GridSort } from "./types.ts";

export type GridHeaderProps<T> = {
  readonly cells: readonly CellSpec<T>[];
  readonly labels: DataGridLabels;
  readonly sort: readonly GridSort[];
  readonly canSort: (column: CellSpec<T>["column"]) => boolean;
  /** Column of the cell that Tab reaches, when it is in the header. */
  readonly activeColumn: string | undefined;
  /** State of the checkbox for the page. */
  readonly pageBox: "none" | "some" | "all";
};

const direction = { asc: "ascending", desc: "descending" } as const;

/** The sticky header. Clicks, drags and keys are handled by the grid: see use-grid-events.ts, use-column-drag.ts. */
export function GridHeader<T>({ cells, labels, sort, canSort, activeColumn, pageBox }: GridHeaderProps<T>) {
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
          const sortable = canSort(column);
          const place = sort.findIndex((step) => step.column === id);
          const step = sort[place];
          return (
            <div
              key={id}
              {...shared}
              className={`${className} gh-head-cell`}
              aria-label={column.header}
              aria-sort={sortable ? (step ? direction[step.direction] : "none") : undefined}
              aria-haspopup="menu"
              aria-keyshortcuts="Alt+ArrowDown"
            >
              <span className="gh-head-label">{column.headerContent ?? column.header}</span>
              {sortable && (
                <span className="gh-sort" data-on={step ? "" : undefined}>
                  <Icon name={step?.direction === "desc" ? "down" : "up"} />
                  {step && sort.length > 1 ? place + 1 : null}
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
