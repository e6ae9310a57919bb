import { array, assert, constantFrom, double, option, oneof, property, string, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  byteOrderMark,
  type CellValue,
  type Column,
  csvCell,
  csvFile,
  csvHeader,
  csvLine,
  neutralised,
  sheetSerial,
} from "./index.ts";

/** What a file says, read by RFC 4180 and nothing else: written here on purpose, apart from what writes it. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < file.length) {
    const found = cell.exec(file);
    if (!found) throw new Error("This is no CSV file.");
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error("The file does not end with a whole row.");
  return rows;
}

// REP-18
describe("a cell", () => {
  test.each<[string, CellValue, string]>([
    ["a word", "Novak", "Novak"],
    ["nothing", null, ""],
    ["an empty text", "", ""],
    ["zero", 0, "0"],
    ["a negative number", -5, "-5"],
    ["a fraction", 0.1, "0.1"],
    ["no number", Number.NaN, ""],
    ["a comma", "Novak, Ana", '"Novak, Ana"'],
    ["quotes", 'the "best"', '"the ""best"""'],
    ["a line break", "a\nb", '"a\nb"'],
    ["a formula", "=1+1", "'=1+1"],
    ["a formula with a comma", '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["a plus", "+4512", "'+4512"],
    ["a minus", "-1", "'-1"],
    ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
    ["a tab", "\t=1", "'\t=1"],
    ["a return", "\r=1", `"'\r=1"`],
    ["a full-width equals sign", "＝1+1", "'＝1+1"],
    ["a sign in the middle", "a=b", "a=b"],
    ["a name in another script", "Łukasz Ødegård 李", "Łukasz Ødegård 李"],
    ["a leading zero", "00123", "00123"],
  ])("%s", (_, value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test("no text is calculated, and neutralising it twice does nothing more", () => {
    assert(
      property(tuple(constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "", "x"), string()), ([first, rest]) => {
        const safe = neutralised(first + rest);
        expect(safe).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(neutralised(safe)).toBe(safe);
        expect(safe.endsWith(first + rest)).toBe(true);
      }),
    );
  });
});

// REP-18
describe("a file", () => {
  interface Person {
    readonly name: string;
    readonly count: number | null;
  }
  const columns: readonly Column<Person>[] = [
    { header: "Name", kind: "text", value: ({ name }) => name },
    { header: "Count", kind: "number", value: ({ count }) => count },
  ];

  test("begins with the byte order mark and the headers, and ends every row with CRLF", () => {
    expect(csvHeader(columns)).toBe("\uFEFFName,Count\r\n");
    expect(csvLine(columns, { name: "Ana", count: 2 })).toBe("Ana,2\r\n");
    expect(csvFile(columns, [])).toBe("\uFEFFName,Count\r\n");
    expect([...new TextEncoder().encode(csvFile(columns, []))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  test("whatever is in it comes out again, row by row", () => {
    const cells = oneof(
      string({ maxLength: 12 }),
      constantFrom("\uD83D\uDE00", "\u2028", "李 Ø"),
      constantFrom('"', ",", "\r\n", '","', "=,", ""),
    );
    assert(
      property(
        array(tuple(cells, option(double({ noNaN: true, noDefaultInfinity: true }))), { maxLength: 8 }),
        (people) => {
          const rows = people.map(([name, count]) => ({ name, count }));
          const file = csvFile(columns, rows);
          expect(file.startsWith(byteOrderMark)).toBe(true);
          expect(read(file.slice(1))).toEqual([
            ["Name", "Count"],
            ...rows.map(({ name, count }) => [neutralised(name), count === null ? "" : String(count)]),
          ]);
        },
      ),
    );
  });
});

test.each([
  ["1899-12-31", 1],
  ["1970-01-01", 25_569],
  ["2026-11-21", 46_347],
  ["2026-11-21 12:00:00", 46_347.5],
])("a spreadsheet keeps %s as %d", (text, serial) => {
  expect(sheetSerial(text)).toBe(serial);
});
