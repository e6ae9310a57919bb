import { tagOf } from "./html-tags.ts";

/** How many columns or rows a cell takes. */
const spanOf = (cell: Element, name: "colspan" | "rowspan"): number =>
  Math.max(1, Math.min(Number(cell.getAttribute(name) ?? 1), 50) || 1);

type Columns = ReadonlyMap<Element, number>;

const known = new WeakMap<Element, Columns>();

function findColumns(section: Element, isShown: (cell: Element) => boolean): Columns {
  const columns = new Map<Element, number>();
  /** By column: the rows that a cell of a row above still reaches down into. */
  let reach: readonly number[] = [];
  for (const row of section.children) {
    if (tagOf(row) !== "TR") continue;
    const next = reach.map((rows) => Math.max(0, rows - 1));
    let column = 0;
    for (const cell of row.children) {
      if (!isShown(cell)) continue;
      while ((reach[column] ?? 0) > 0) column += 1;
      columns.set(cell, column);
      const wide = spanOf(cell, "colspan");
      const below = spanOf(cell, "rowspan") - 1;
      for (let taken = column; taken < column + wide; taken += 1) next[taken] = below;
      column += wide;
    }
    reach = Array.from(next, (rows) => rows ?? 0);
  }
  return columns;
}

/** The column that a cell stands in, the first being 0: cells that are wider or higher than one push others aside. */
export function columnOf(cell: Element, isShown: (cell: Element) => boolean): number {
  const section = cell.parentElement?.parentElement;
  if (!section) return 0;
  const columns = known.get(section) ?? findColumns(section, isShown);
  known.set(section, columns);
  return columns.get(cell) ?? 0;
}
