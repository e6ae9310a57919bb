/** A place in the grid: `row` -1 is the header. Columns count in reading order. */
export type GridPosition = { readonly row: number; readonly column: number };

/** The part of a keyboard event that moving needs. */
export type GridKey = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** How far one can go. */
export type GridBounds = {
  readonly rows: number;
  readonly columns: number;
  /** Rows a page key moves by: those visible. */
  readonly pageRows: number;
  /** Right-to-left: left and right change places. */
  readonly rtl: boolean;
};

/** Where a key leads (WAI-ARIA APG, grid pattern), or `undefined` when the key does not move. */
export function moveFocus(key: GridKey, at: GridPosition, bounds: GridBounds): GridPosition | undefined {
  const lastRow = bounds.rows - 1;
  const lastColumn = Math.max(0, bounds.columns - 1);
  const jump = key.ctrlKey || key.metaKey;
  const firstRow = Math.min(0, lastRow);
  const to = (row: number, column: number): GridPosition => ({
    row: Math.min(Math.max(-1, row), lastRow),
    column: Math.min(Math.max(0, column), lastColumn),
  });
  const sideways = (step: 1 | -1): GridPosition => {
    const forward = bounds.rtl ? -step : step;
    if (jump) return to(at.row, forward > 0 ? lastColumn : 0);
    return to(at.row, at.column + forward);
  };
  switch (key.key) {
    case "ArrowRight":
      return sideways(1);
    case "ArrowLeft":
      return sideways(-1);
    case "ArrowDown":
      return jump ? to(lastRow, at.column) : to(at.row + 1, at.column);
    case "ArrowUp":
      return jump ? to(firstRow, at.column) : to(at.row - 1, at.column);
    case "PageDown":
      return to(Math.max(at.row, 0) + bounds.pageRows, at.column);
    case "PageUp":
      return at.row < 0 ? at : to(Math.max(firstRow, at.row - bounds.pageRows), at.column);
    case "Home":
      return jump ? to(firstRow, 0) : to(at.row, 0);
    case "End":
      return jump ? to(lastRow, lastColumn) : to(at.row, lastColumn);
    default:
      return undefined;
  }
}
