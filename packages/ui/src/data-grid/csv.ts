import { cellText } from "./cell-value.ts";
import type { GridColumn, GridValue } from "./types.ts";

/** Lets spreadsheets read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Text that a spreadsheet would run as a formula (OWASP "CSV injection"), full-width forms included. Blanks before it
 * do not protect: some spreadsheets trim them.
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

function field(value: GridValue): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = typeof value === "string" && formula.test(value) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark: CRLF between records, quotes doubled; text that looks like a formula is disarmed with `'`. */
export function toCsv(records: readonly (readonly GridValue[])[]): string {
  return byteOrderMark + records.map((record) => `${record.map(field).join(",")}\r\n`).join("");
}

/** CSV of rows through columns, both as given: a heading line, then `csv`, else a number as it is, else the text. */
export function gridCsv<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): string {
  const read = (column: GridColumn<T>, row: T): GridValue => {
    if (column.csv) return column.csv(row);
    const value = column.text ? undefined : column.value?.(row);
    return typeof value === "number" ? value : cellText(column, row);
  };
  return toCsv([
    columns.map((column) => column.header),
    ...rows.map((row) => columns.map((column) => read(column, row))),
  ]);
}
