import { describe, expect, it } from "vitest";
import { compareValues } from "./cell-value.ts";
import { tableOf } from "./test/table-of.ts";
import type { GridColumn, GridSort, GridValue } from "./types.ts";

const sort = (...steps: string[]): readonly GridSort[] =>
  steps.map((step) => ({ column: step.slice(1), direction: step.startsWith("+") ? "asc" : "desc" }));

const columns = ["a", "b", "c"].map((id): GridColumn<object> => ({ id, header: id, value: () => id, sortable: true }));
/** The order after the table was told to change it for the column a. */
function after(before: readonly GridSort[], act: (table: ReturnType<typeof tableOf<object>>["table"]) => void) {
  let asked = before;
  const onChange = (next: readonly GridSort[]) => {
    asked = next;
  };
  act(tableOf({ columns, sorting: { mode: "server", sort: before, onChange } }).table);
  return asked;
}

describe("a click on a heading", () => {
  it.each([
    ["unsorted", sort(), false, sort("+a")],
    ["ascending", sort("+a"), false, sort("-a")],
    ["descending", sort("-a"), false, sort()],
    ["another column", sort("+b"), false, sort("+a")],
    ["adds behind", sort("+b"), true, sort("+b", "+a")],
    ["turns in its place", sort("+a", "+b"), true, sort("-a", "+b")],
    ["leaves the others", sort("+b", "-a", "+c"), true, sort("+b", "+c")],
    ["drops the others", sort("+b", "+a"), false, sort("-a")],
  ])("%s", (_, before, keep, expected) =>
    expect(after(before, (table) => table.getColumn("a")?.toggleSorting(undefined, keep))).toEqual(expected),
  );
});

describe("an entry of the menu", () => {
  it.each([
    [sort("-a"), "asc", sort("+a")],
    [sort("+b"), "desc", sort("-a")],
    [sort("+a"), undefined, sort()],
    [sort("+b"), undefined, sort()],
  ] as const)("%s set to %s", (before, direction, expected) =>
    expect(
      after(before, (table) =>
        direction ? table.getColumn("a")?.toggleSorting(direction === "desc") : table.setSorting([]),
      ),
    ).toEqual(expected),
  );
});

describe("sorted rows", () => {
  type Row = { readonly name: string; readonly fee: number | null; readonly rank: number };
  const rows: readonly Row[] = [
    { name: "b", fee: null, rank: 2 },
    { name: "a", fee: 7, rank: 3 },
    { name: "c", fee: -1, rank: 1 },
    { name: "d", fee: 7, rank: 0 },
  ];
  const shown = (order: readonly GridSort[], more: Partial<GridColumn<Row>> = {}) =>
    tableOf<Row>({
      columns: [
        { id: "a", header: "fee", value: (row) => row.fee, ...more },
        { id: "b", header: "rank", compare: (x, y) => x.rank - y.rank },
        { id: "c", header: "name", value: (row) => row.name, sortable: false },
      ],
      rows,
      sorting: { mode: "client", initial: order },
    })
      .table.getRowModel()
      .rows.map((row) => row.original.name)
      .join("");

  it.each([
    ["as they came", sort(), "bacd"],
    ["nothing last, equal ones as they came", sort("+a"), "cadb"],
    ["nothing last in the other direction too", sort("-a"), "adcb"],
    ["by what the column compares", sort("+b"), "dcba"],
    ["by two columns", sort("-a", "+b"), "dacb"],
    ["not by a column that is not sorted by", sort("-c"), "bacd"],
    ["not by a column that is gone", sort("+x"), "bacd"],
  ])("%s", (_, order, expected) => expect(shown(order)).toBe(expected));

  it("a column that reads and compares leaves nothing last", () => {
    expect(shown(sort("-a"), { compare: (x, y) => x.rank - y.rank })).toBe("acdb");
  });
});

describe("compareValues", () => {
  it.each<[string, GridValue[]]>([
    ["numbers by size", [-5, 0, 2, 10]],
    ["text with numbers inside", ["flight 2", "flight 10", "Flight 11", "gate 1"]],
    ["accents beside their letters", ["Aberg", "Åsa", "Azul", "Žilina"]],
    ["dates by time", [new Date("2026-01-02"), new Date("2026-01-10"), new Date("2027-01-01")]],
    ["false before true", [false, true]],
  ])("%s", (_, ordered) => {
    expect(ordered.toReversed().toSorted(compareValues)).toEqual(ordered);
  });
});
