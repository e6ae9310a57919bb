import type { ColumnLayout, PlacedColumn } from "./column-layout.ts";
import { selectColumnId } from "./table-features.ts";
import type { GridColumn } from "./types.ts";

/**
 * What every cell of a column shares, made once per column so that rows can compare it by identity. Widths and places
 * are in a style sheet of the grid: resizing a column rewrites that and renders no row. Neither inline styles nor
 * variables on rows: both keep the browser from sharing computed styles among cells, which made scrolling five times
 * slower.
 */
export type CellSpec<T> = {
  readonly column: GridColumn<T>;
  readonly id: string;
  readonly index: number;
  readonly className: string;
};

const classOf = <T>({ column, pin, edge, id, index }: PlacedColumn<T>): string => {
  const align = column.align ?? (column.numeric ? "end" : "start");
  return [
    `gh-cell gh-c${index}`,
    `gh-${pin ?? "free"}`,
    edge && "gh-edge",
    align !== "start" && `gh-align-${align}`,
    column.numeric && "gh-numeric",
    column.mono && "gh-mono",
    id === selectColumnId && "gh-select",
  ]
    .filter(Boolean)
    .join(" ");
};

/** What a cell of the grid needs to know of its column's place. */
export const cellSpec = <T>(place: PlacedColumn<T>): CellSpec<T> => ({
  column: place.column,
  id: place.id,
  index: place.index,
  className: classOf(place),
});

/** Changes exactly when the cells themselves must be rendered again; not with widths. */
export const layoutShape = <T>(layout: ColumnLayout<T>): string =>
  layout.placed.map((place) => `${place.id}/${place.pin ?? ""}${place.edge ? "!" : ""}`).join();

/** The rules that place the cells of every column, below the class name `scope`. */
export function layoutRules<T>(scope: string, { placed, startWidth, totalWidth }: ColumnLayout<T>): string {
  const rules = placed.map(({ index, pin, width, offset }) => {
    const edge = pin === "end" ? "end" : "start";
    return `.${scope} .gh-c${index}{width:${width}px;inset-inline-${edge}:${offset + (pin ? 0 : startWidth)}px}`;
  });
  return `.${scope} :is(.gh-head,.gh-body){min-inline-size:${totalWidth}px}${rules.join("")}`;
}
