import { type Column, sheetRows, sheetSerial } from "@gatehouse/domain/reports";
import { writeXlsxStream } from "hucre/xlsx";
import type { Sink } from "./csv-file.ts";
import { type Batch, reader, type Shape } from "./row-shapes.ts";
import { sheetText } from "./sheet-text.ts";

/** How spreadsheets show a kind of column. Texts are written as such: nothing in them is ever calculated. */
const formats: Readonly<Record<Column<never>["kind"], string | undefined>> = {
  text: undefined,
  number: undefined,
  date: "yyyy-mm-dd",
  dateTime: "yyyy-mm-dd hh:mm:ss",
};
const widths: Readonly<Record<Column<never>["kind"], number>> = { text: 16, number: 12, date: 12, dateTime: 20 };

type Cell = string | number | null;

/** Days and readings of a clock become the numbers that spreadsheets keep them as. */
const cellOf = <Row>({ kind, value }: Column<Row>): ((row: Row) => Cell) =>
  kind === "date" || kind === "dateTime"
    ? (row) => {
        const cell = value(row);
        return typeof cell === "string" && cell !== "" ? sheetSerial(cell) : null;
      }
    : value;

async function* cellsOf<Row>(shape: Shape<Row>, batches: AsyncIterable<Batch>): AsyncGenerator<Cell[]> {
  const cells = shape.columns.map(cellOf);
  const read = reader(shape);
  for await (const batch of batches)
    for (const sent of batch) {
      const row = read(sent);
      yield cells.map((cell) => {
        const value = cell(row);
        return typeof value === "string" ? sheetText(value) : value;
      });
    }
}

/**
 * Writes rows as a spreadsheet, as they come: what a sheet has no room for goes on in the next one, under the same headers.
 * @param mostRows rows of a sheet, its header included
 */
export async function writeSheets<Row>(
  name: string,
  shape: Shape<Row>,
  batches: AsyncIterable<Batch>,
  sink: Sink,
  maxRows: number = sheetRows,
): Promise<void> {
  const bytes = writeXlsxStream(cellsOf(shape, batches), {
    name,
    columns: shape.columns.map(({ header, kind }) => {
      const numFmt = formats[kind];
      return { header, width: Math.max(widths[kind], header.length + 2), ...(numFmt ? { numFmt } : {}) };
    }),
    freezePane: { rows: 1 },
    maxRowsPerSheet: maxRows,
  });
  for await (const piece of bytes) await sink.write(piece);
}
