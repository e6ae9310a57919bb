import { type Column, csvHeader, csvLine } from "@gatehouse/domain/reports";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { type Sink, writeCsv } from "./csv-file.ts";
import { type Batch, divider, type Shape } from "./row-shapes.ts";
import { writeSheets } from "./sheet-file.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly at: string | null;
}

const columns: readonly Column<Row>[] = [
  { header: "ID", kind: "number", value: ({ id }) => id },
  { header: "Name", kind: "text", value: ({ name }) => name },
  { header: "At", kind: "dateTime", value: ({ at }) => at },
];
const rows = Array.from({ length: 25 }, (_, id): Row => ({ id, name: `n${id}`, at: "2026-11-20 10:00:00" }));

const shape: Shape<Row> = {
  columns,
  rowOf: ([id = "", name = "", at = ""]) => ({ id: Number(id), name, at: at || null }),
};

/** Rows as the database would send them, four at a time. */
async function* batches(all: readonly Row[]): AsyncGenerator<Batch> {
  const sent = all.map(({ id, name, at }) => [id, name, at ?? ""].join(divider));
  for (let done = 0; done < sent.length; done += 4) yield sent.slice(done, done + 4);
}

/** A sink that keeps what it is given. */
function keeping(): Sink & { readonly bytes: () => Uint8Array } {
  const pieces: Uint8Array[] = [];
  return {
    write: async (bytes) => void pieces.push(bytes.slice()),
    bytes: () => new Uint8Array(Buffer.concat(pieces)),
  };
}

test("what a sheet has no room for goes on in the next one, under the same headers", async () => {
  const sink = keeping();
  await writeSheets("Report", shape, batches(rows), sink, 11);
  const { sheets } = await readXlsx(sink.bytes());
  expect(sheets.map(({ rows: own }) => own.length)).toEqual([11, 11, 6]);
  for (const sheet of sheets) expect(sheet.rows[0]).toEqual(["ID", "Name", "At"]);
  expect(sheets.flatMap((sheet) => sheet.rows.slice(1).map(([id]) => id))).toEqual(rows.map(({ id }) => id));
});

test("texts stay texts, whatever they look like, and nothing stays nothing", async () => {
  const odd = ["=1+1", "1234E5", "00012", "<b>&amp;</b>", "a\u0001b", " both ends ", "ümlaut 東京 🛫"];
  const sink = keeping();
  await writeSheets("Report", shape, batches(odd.map((name, id) => ({ id, name, at: null }))), sink);
  const [sheet] = (await readXlsx(sink.bytes())).sheets;
  expect(sheet?.rows.slice(1).map(([, name]) => name)).toEqual(odd);
  expect(sheet?.rows.slice(1).map((row) => row[2] ?? null)).toEqual(odd.map(() => null));
});

test("a CSV file is its header and its lines, batch by batch", async () => {
  const sink = keeping();
  await writeCsv(shape, batches(rows), sink);
  expect(Buffer.from(sink.bytes()).toString()).toBe(
    csvHeader(columns) + rows.map((row) => csvLine(columns, row)).join(""),
  );
});
