import { isProgramColumn, type ProgramCells, type ProgramColumn, programLimits } from "@gatehouse/domain/requests";
import { CsvError, parse } from "csv-parse/sync";

/** What is wrong in a file: in a cell, in a line, or in the file itself (line 0). */
export interface FileProblem {
  /** From 1; the last one of a cell that goes over lines. */
  readonly line: number;
  readonly column: string;
  readonly code: string;
}

export interface ProgramLine {
  readonly line: number;
  readonly cells: ProgramCells;
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Spreadsheets write what their language uses: the sign that separates the names of the columns. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split("\n");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** An apostrophe that only says to spreadsheets that what follows is no formula. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, "");

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Takes a CSV file apart (REQ-22): its lines by the names of its columns, or what is wrong with the file as such. */
export function programLines(
  bytes: Uint8Array,
): { readonly lines: readonly ProgramLine[] } | { readonly problems: readonly FileProblem[] } {
  const fail = (code: string, line = 0, column = "") => ({ problems: [{ line, column, code }] });
  if (bytes.length > programLimits.bytes) return fail("programs.file.large");
  const text = decode(bytes);
  if (text === undefined || text.includes("\0")) return fail("programs.file.encoding");
  let parsed: readonly Parsed[];
  try {
    // Typed by its options: with `info` each record comes with where it ends.
    parsed = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as readonly Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fail("programs.file.quote", Number(error["lines"]) || 0);
  }
  const [head, ...rest] = parsed;
  if (!head) return fail("programs.file.empty");
  const names = head.record.map((name) => name.trim());
  const problems: FileProblem[] = [];
  const columns = names.map((name): ProgramColumn | undefined => {
    if (isProgramColumn(name)) return name;
    problems.push({ line: head.info.lines, column: name, code: "programs.file.unknownColumn" });
    return undefined;
  });
  for (const [place, name] of names.entries())
    if (isProgramColumn(name) && names.indexOf(name) < place)
      problems.push({ line: head.info.lines, column: name, code: "programs.file.twiceColumn" });
  if (!names.includes("hospital"))
    problems.push({ line: head.info.lines, column: "hospital", code: "programs.file.noColumn" });
  if (rest.length > programLimits.lines) problems.push({ line: 0, column: "", code: "programs.file.lines" });
  // Without its columns no line can be understood.
  if (problems.length > 0) return { problems };
  if (rest.length === 0) return fail("programs.file.empty");
  for (const { record, info } of rest)
    if (record.length !== names.length) problems.push({ line: info.lines, column: "", code: "programs.file.cells" });
  if (problems.length > 0) return { problems };
  return {
    lines: rest
      .map(({ record, info }) => ({
        line: info.lines,
        cells: Object.fromEntries(
          columns.flatMap((column, place) => (column ? [[column, plain(record[place] ?? "")]] : [])),
        ) satisfies ProgramCells,
      }))
      // What a spreadsheet leaves below a table.
      .filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== "")),
  };
}
