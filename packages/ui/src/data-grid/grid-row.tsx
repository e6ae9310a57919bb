import { Fragment, memo, useLayoutEffect, useRef, type ReactNode } from "react";
import type { CellSpec } from "./cell-specs.ts";
import { cellText } from "./cell-value.ts";
import { selectColumnId } from "./table-features.ts";
import { hideWidgetsFromTab } from "./widgets.ts";

/** Everything a row needs, each comparable by identity: a row renders again only when one of them changed. */
export type GridRowProps<T> = {
  readonly id: string;
  readonly row: T;
  /** Place in the body, from 0, and its distance from the top in px. */
  readonly top: number;
  readonly rowIndex: number;
  readonly level: number | undefined;
  readonly cells: readonly CellSpec<T>[];
  /** `undefined`: rows cannot be selected. */
  readonly selected: boolean | undefined;
  /** Column of the cell that Tab reaches, when it is in this row. */
  readonly activeColumn: string | undefined;
  readonly tone: string | undefined;
  /** What is shown beside the grid is about this row. */
  readonly marked: boolean;
  readonly boxLabel: string;
  readonly flash: boolean;
};

function changed<T>(cells: readonly CellSpec<T>[], before: T, after: T): boolean {
  return before !== after && cells.some(({ column }) => cellText(column, before) !== cellText(column, after));
}

/** Lights a row up; its pinned cells have a colour of their own. */
function light(row: HTMLElement): void {
  for (const each of [row, ...row.querySelectorAll(".gh-start, .gh-end")])
    each.animate([{ backgroundColor: "var(--gh-colors-accent-soft)" }, {}], { duration: 1200, easing: "ease-out" });
}

function content<T>({ column, id }: CellSpec<T>, { id: rowId, row, selected, boxLabel }: GridRowProps<T>): ReactNode {
  if (id === selectColumnId)
    return (
      <input
        type="checkbox"
        className="gh-box"
        checked={selected === true}
        readOnly
        tabIndex={-1}
        aria-label={boxLabel}
      />
    );
  // The row's element may show another row next: what a renderer remembers goes with the row.
  if (column.cell) return <Fragment key={rowId}>{column.cell(row)}</Fragment>;
  // A minus sign is before its digits in right-to-left text too.
  return column.numeric ? <span dir="ltr">{cellText(column, row)}</span> : cellText(column, row);
}

function Row<T>(props: GridRowProps<T>) {
  const { id, row, top, rowIndex, level, cells, selected, activeColumn, tone, marked, flash } = props;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef({ id, row });
  useLayoutEffect(() => {
    if (element.current) hideWidgetsFromTab(element.current);
    const lit = flash && shown.current.id === id && changed(cells, shown.current.row, row);
    shown.current = { id, row };
    if (lit && element.current && !matchMedia("(prefers-reduced-motion: reduce)").matches) light(element.current);
  });
  return (
    <div
      ref={element}
      role="row"
      className="gh-row"
      data-row={id}
      data-tone={tone}
      aria-rowindex={rowIndex}
      aria-level={level}
      aria-selected={selected}
      aria-current={marked || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {cells.map((cell) => (
        <div
          key={cell.id}
          role={cell.column.rowHeader ? "rowheader" : "gridcell"}
          className={cell.className}
          data-column={cell.id}
          aria-colindex={cell.index + 1}
          tabIndex={cell.id === activeColumn ? 0 : -1}
        >
          {content(cell, props)}
        </div>
      ))}
    </div>
  );
}

/** One row of the body. */
export const GridRow = memo(Row) as typeof Row;
