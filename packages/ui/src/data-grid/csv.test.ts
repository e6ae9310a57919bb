import { describe, expect, it } from "vitest";
import { gridCsv, toCsv } from "./csv.ts";
import type { GridColumn } from "./types.ts";

const line = (value: Parameters<typeof toCsv>[0][number][number]) => toCsv([[value]]).slice(1, -2);

describe("toCsv", () => {
  it("starts with a byte order mark and ends every record with CRLF", () => {
    expect(
      toCsv([
        ["a", "b"],
        [1, 2],
      ]),
    ).toBe("\uFEFFa,b\r\n1,2\r\n");
  });

  it.each([
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    [" blank at the edge ", '" blank at the edge "'],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [-12.5, "-12.5"],
    [true, "true"],
    [new Date("2026-11-21T10:00:00Z"), "2026-11-21T10:00:00.000Z"],
    ["نوفاك", "نوفاك"],
  ])("%o becomes %s", (value, field) => expect(line(value)).toBe(field));

  it.each(["=1+1", "+49 170", "-cmd", "@SUM(A1)", "\tx", "  =1+1", "＝1+1", '=HYPERLINK("http://x","y")', "\r=1"])(
    "disarms %o",
    (value) => {
      expect(line(value).replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it.each(["a=b", "1-2", "x@y.z"])("leaves %o alone", (value) => expect(line(value)).toBe(value));

  it("can be read back, whatever the text", () => {
    const nasty = ['"', '""', ",", "a\r\nb", 'a"b,c\nd', "'", " ", "né", '=1,"2"'];
    const parsed = parse(toCsv([nasty]).slice(1))[0];
    expect(parsed?.map((text, index) => (nasty[index]?.startsWith("=") ? text.slice(1) : text))).toEqual(nasty);
  });
});

/** A reader of RFC 4180, written apart from the writer. */
function parse(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let value = "";
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character !== '"') value += character;
      else if (text[index + 1] === '"') {
        value += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      record.push(value);
      value = "";
    } else if (character === "\r" && text[index + 1] === "\n") {
      records.push([...record, value]);
      record = [];
      value = "";
      index += 1;
    } else value += character;
  }
  return records;
}

describe("gridCsv", () => {
  type Row = { readonly pnr: string; readonly fee: number };
  const columns: readonly GridColumn<Row>[] = [
    { id: "pnr", header: "PNR", value: (row) => row.pnr },
    { id: "fee", header: "Fee", value: (row) => row.fee, numeric: true },
    { id: "shown", header: "Fee, shown", value: (row) => row.fee, text: (row) => `€ ${row.fee}` },
    { id: "own", header: "Own", text: () => "text", csv: () => 7 },
  ];

  it("writes headings, numbers as numbers, text as shown and the column's own CSV value", () => {
    expect(gridCsv(columns, [{ pnr: "=K7XQ2M", fee: -5 }])).toBe(
      '\uFEFFPNR,Fee,"Fee, shown",Own\r\n\'=K7XQ2M,-5,€ -5,7\r\n',
    );
  });
});
