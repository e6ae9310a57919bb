/** What is in a cell: a text, a number, or nothing. Days are YYYY-MM-DD, wall clock readings YYYY-MM-DD HH:MM:SS. */
export type CellValue = string | number | null;

/** A column of a file: `kind` says how a spreadsheet shows it, and what may be in it. */
export interface Column<Row> {
  /** Files are in English, whoever asks for them. */
  readonly header: string;
  readonly kind: "text" | "number" | "date" | "dateTime";
  readonly value: (row: Row) => CellValue;
  /** The cell's words are not the row's own, and may have what is quoted: see `csvLine`. */
  readonly isWorded?: true;
}

/** Tells Excel that what follows is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * How a text begins that a spreadsheet would take for a formula (REP-18, and what else OWASP's "CSV Injection" names: the line
 * feed, and the full-width signs that East Asian spreadsheets read as the plain ones).
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What has to be quoted (RFC 4180). */
const quoted = /[",\r\n]/;

/** Whether a text begins with a letter or a digit of ASCII, as most do: such a text is no formula. */
function beginsPlainly(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** A text that no spreadsheet calculates: an apostrophe before it says that it is one. */
export const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** One cell by RFC 4180. Only texts are neutralised: a number cannot be a formula, and −5 stays a number. */
export function csvCell(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  // Most cells need nothing done to them, and a report has tens of millions.
  const text = beginsPlainly(value) ? value : neutralised(value);
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How a file begins: the byte order mark and the row of headers. */
export const csvHeader = <Row>(columns: readonly Column<Row>[]): string =>
  `${byteOrderMark}${columns.map(({ header }) => csvCell(header)).join(",")}\r\n`;

/**
 * Whether nothing has to be done to any of several texts, as is so in most rows: each is empty, or begins with a letter or a digit
 * of ASCII and has nothing that is quoted. Looked at all at once, because a report has tens of millions.
 * @param divider the sign that stands between the texts; none of them has it
 */
export function plainTexts(divider: string): (texts: string) => boolean {
  const sign = `\\u${divider.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const odd = new RegExp(`[",\\r\\n]|(?:^|${sign})[^0-9A-Za-z${sign}]`);
  return (texts) => !odd.test(texts);
}

/**
 * One row with its line break (CRLF). Rows can be written one by one: nothing is kept.
 * @param isPlain nothing has to be done to any text of the row (`plainTexts`): only columns with words of their own are looked at
 */
export const csvLine = <Row>(columns: readonly Column<Row>[], row: Row, isPlain = false): string =>
  `${columns
    .map(({ value, isWorded }) => {
      const cell = value(row);
      return isPlain && !isWorded && typeof cell === "string" ? cell : csvCell(cell);
    })
    .join(",")}\r\n`;

/** A whole file, for what is small enough to have at once. */
export const csvFile = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csvHeader(columns) + rows.map((row) => csvLine(columns, row)).join("");

/**
 * The serial number by which spreadsheets keep a day or a reading of a clock: days since 30 December 1899.
 * @param text YYYY-MM-DD, or YYYY-MM-DD HH:MM:SS
 */
export const sheetSerial = (text: string): number =>
  (Date.parse(`${text.length > 10 ? text.replace(" ", "T") : `${text}T00:00:00`}Z`) - Date.UTC(1899, 11, 30)) /
  86_400_000;
