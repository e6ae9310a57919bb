import { describe, expect, it } from "vitest";
import { tableOf } from "./test/table-of.ts";
import type { GridColumn, GridGroupBy, GridSort } from "./types.ts";

type Lock = { readonly id: string; readonly user: string; readonly wait?: number | null; readonly age?: number };
const locks = (users: string): readonly Lock[] => users.split(" ").map((user, index) => ({ id: String(index), user }));
const rows = locks("amy bob amy cat bob");
const key = (row: Lock) => row.user;
const columns: readonly GridColumn<Lock>[] = [
  { id: "user", header: "User", value: (row) => row.user },
  { id: "wait", header: "Wait", value: (row) => row.wait },
  { id: "age", header: "Age", value: (row) => row.age },
];

const grouped = (groupBy: GridGroupBy<Lock>, given: readonly Lock[] = rows, sort: readonly GridSort[] = []) =>
  tableOf<Lock>({
    columns,
    rows: given,
    rowId: (row) => row.id,
    groupBy,
    sorting: { mode: "client", initial: sort },
  }).table;
const show = (table: ReturnType<typeof grouped>) =>
  table
    .getRowModel()
    .rows.map((row) =>
      row.getIsGrouped()
        ? `${String(row.groupingValue)}(${row.subRows.length})${row.getIsExpanded() ? "" : "+"}`
        : row.id,
    )
    .join(" ");

describe("grouped rows", () => {
  it("keep groups and rows in the order of the rows", () => {
    expect(show(grouped({ key }))).toBe("amy(2) 0 2 bob(2) 1 4 cat(1) 3");
  });

  it("start folded where the grid says so", () => {
    expect(show(grouped({ key, collapsed: true }))).toBe("amy(2)+ bob(2)+ cat(1)+");
  });

  it("know the rows of a folded group", () => {
    const group = grouped({ key, collapsed: true }).getRowModel().rows[1];
    expect(group?.subRows.map((row) => row.id)).toEqual(["1", "4"]);
  });

  it("keep apart a group and a row of the same name, and have a group for no name", () => {
    const table = grouped({ key }, [
      { id: "amy", user: "amy" },
      { id: "x", user: "" },
    ]);
    expect(new Set(table.getRowModel().rows.map((row) => row.id)).size).toBe(4);
    expect(show(table)).toBe("amy(1) amy (1) x");
  });

  it("show no column of their own, and move none", () => {
    const shown = grouped({ key }).getVisibleLeafColumns();
    expect(shown.map((column) => column.id)).toEqual(["user", "wait", "age"]);
  });
});

describe("sorting sorts the groups by their first rows", () => {
  const waiting = (
    [
      ["amy", 5, 1],
      ["bob", 3, 2],
      ["amy", 1, 9],
      ["cat", null, 3],
      ["bob", 9, 4],
      ["dee", 5, 0],
    ] as const
  ).map(([user, wait, age], index): Lock => ({ id: String(index), user, wait, age }));
  const sort = (...steps: string[]): readonly GridSort[] =>
    steps.map((step) => ({ column: step.slice(1), direction: step.startsWith("+") ? "asc" : "desc" }));

  it.each([
    ["least first", sort("+wait"), "amy(2) 2 0 bob(2) 1 4 dee(1) 5 cat(1) 3"],
    ["most first, nothing last", sort("-wait"), "bob(2) 4 1 amy(2) 0 2 dee(1) 5 cat(1) 3"],
    ["the second step between equal ones", sort("-wait", "+age"), "bob(2) 4 1 dee(1) 5 amy(2) 0 2 cat(1) 3"],
    ["of the first row, not of all", sort("-wait", "-age"), "bob(2) 4 1 amy(2) 0 2 dee(1) 5 cat(1) 3"],
    ["by the column of the groups", sort("-user"), "dee(1) 5 cat(1) 3 bob(2) 1 4 amy(2) 0 2"],
  ])("%s", (_, order, expected) => expect(show(grouped({ key }, waiting, order))).toBe(expected));

  it("between rows of one group that are equal by the first step, the second says which is the first", () => {
    const tied = [
      ["amy", 5, 9],
      ["amy", 5, 1],
      ["dee", 5, 3],
    ] as const;
    const given = tied.map(([user, wait, age], index): Lock => ({ id: String(index), user, wait, age }));
    expect(show(grouped({ key }, given, sort("-wait", "+age")))).toBe("amy(2) 1 0 dee(1) 2");
    expect(show(grouped({ key }, given, sort("+wait", "-age")))).toBe("amy(2) 0 1 dee(1) 2");
  });

  it("reads the group of a row twice, of 10,000 rows as of ten", () => {
    let read = 0;
    const counting = {
      key: (row: Lock) => {
        read += 1;
        return row.user;
      },
    };
    const many = Array.from({ length: 10_000 }, (_, index): Lock => ({
      id: String(index),
      user: `user-${index % 400}`,
      wait: index % 777,
    }));
    expect(grouped(counting, many, sort("-wait")).getRowModel().rows).toHaveLength(10_400);
    // Once for what is open, once by the table, which keeps it.
    expect(read).toBe(20_000);
  });
});
