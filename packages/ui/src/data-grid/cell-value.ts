import type { GridColumn, GridValue } from "./types.ts";

/** A value as text: dates as ISO 8601 in UTC, nothing as "". */
function valueText(value: GridValue): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The text of a cell: what is shown without a renderer, copied, and put into CSV and tooltips. */
export function cellText<T>(column: GridColumn<T>, row: T): string {
  return column.text ? column.text(row) : valueText(column.value?.(row));
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Ascending order of two values: numbers, dates and booleans by size, text by locale with numbers inside read as numbers. */
export function compareValues(a: GridValue, b: GridValue): number {
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : collator.compare(a, b);
  return Number(a) - Number(b);
}
