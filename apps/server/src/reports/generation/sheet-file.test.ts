import { type Column, csvHeader, csvLine } from "@gatehouse/domain/reports";
import { readXlsx } from "hucre/xlsx";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { inflateRawSync } from "node:zlib";
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

/** What XML 1.0 can hold. */
const xmlText = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** What is in a file of the package. */
function partOf(bytes: Uint8Array, name: string): string {
  const end = bytes.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset, end);
  // The central directory, from behind (APPNOTE 4.3.12).
  const from = Buffer.from(bytes).lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  for (let at = view.getUint32(from + 16, true); view.getUint32(at, true) === 0x02014b50;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const found = Buffer.from(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0))).toString();
    if (found === name) {
      const local = view.getUint32(at + 42, true);
      const begins = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const data = bytes.subarray(begins, begins + view.getUint32(at + 20, true));
      return (view.getUint16(at + 10, true) === 0 ? Buffer.from(data) : inflateRawSync(data)).toString();
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`There is no ${name}.`);
}

test("any text leaves the sheet well-formed, and is read back as it was, except for what no sheet can hold", async () => {
  const piece = oneof(
    string({ unit: "binary", maxLength: 8 }),
    constantFrom(
      "\uD800",
      "\uDFFF",
      "\uFFFE",
      "\uFFFF",
      "_x0041_",
      "_x005F_",
      "__x000d_",
      "\u0000",
      "\u001F",
      "\r\n",
      "]]>",
      "<",
    ),
  );
  const name = array(piece, { maxLength: 6 }).map((pieces) => pieces.join("").replaceAll(divider, ""));
  await assert(
    asyncProperty(array(name, { minLength: 1, maxLength: 8 }), async (names) => {
      const sink = keeping();
      await writeSheets("Report", shape, batches(names.map((text, id) => ({ id, name: text, at: null }))), sink);
      expect(partOf(sink.bytes(), "xl/worksheets/sheet1.xml")).toMatch(xmlText);
      const [sheet] = (await readXlsx(sink.bytes())).sheets;
      const kept = names.map((text) => text.toWellFormed().replaceAll(/[\uFFFE\uFFFF]/g, "\uFFFD"));
      expect(sheet?.rows.slice(1).map(([, text]) => text ?? "")).toEqual(kept);
    }),
    { seed: 20261122, numRuns: 25 },
  );
});

test("a text that is too long for a cell ends in dots, and in no half of a sign", async () => {
  const sink = keeping();
  const long = [`${"x".repeat(32_765)}🛫🛫`, "y".repeat(32_767), "_x0041_".repeat(4681)];
  await writeSheets("Report", shape, batches(long.map((name, id) => ({ id, name, at: null }))), sink);
  const [sheet] = (await readXlsx(sink.bytes())).sheets;
  expect(sheet?.rows.slice(1).map(([, text]) => text)).toEqual([`${"x".repeat(32_765)}…`, long[1], long[2]]);
});

test("a CSV file is its header and its lines, batch by batch", async () => {
  const sink = keeping();
  await writeCsv(shape, batches(rows), sink);
  expect(Buffer.from(sink.bytes()).toString()).toBe(
    csvHeader(columns) + rows.map((row) => csvLine(columns, row)).join(""),
  );
});
