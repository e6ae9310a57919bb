import { describe, expect, it } from "vitest";
import {
  dropVanished,
  emptySelection,
  isSelected,
  selectedCount,
  selectionOf,
  setSelected,
  type GridSelection,
} from "./selection.ts";
import { tableOf } from "./test/table-of.ts";
import type { DataGridProps } from "./types.ts";
import type { SelectionModel } from "./use-selection.ts";

const all = (...except: string[]): GridSelection => ({ kind: "all", except: new Set(except) });

type Row = { readonly id: string };
const rows: readonly Row[] = ["a", "b", "c", "d"].map((id) => ({ id }));
type More = Partial<Pick<DataGridProps<Row>, "rows" | "groupBy" | "paging" | "selectionMode">>;
const gridOf = (selection: GridSelection, more: More = {}) =>
  tableOf<Row>({
    columns: [{ id: "id", header: "Id", value: (row) => row.id }],
    rows,
    rowId: (row) => row.id,
    selectionMode: "multiple",
    selection,
    ...more,
  });
/** What is selected after something was done to the rows named. */
function after(
  before: GridSelection,
  act: (
    model: SelectionModel<Row>,
    row: (id: string) => ReturnType<ReturnType<typeof gridOf>["table"]["getRow"]>,
  ) => void,
  more?: More,
): GridSelection {
  const { table, selection, asked } = gridOf(before, more);
  act(selection, (id) => table.getRow(id));
  return asked.selections.at(-1) ?? before;
}

// UI-11
describe("a row that is clicked", () => {
  it.each([
    ["nothing selected", emptySelection, selectionOf(["a"])],
    ["another selected", selectionOf(["b"]), selectionOf(["a"])],
    ["one of another page selected", selectionOf(["elsewhere"]), selectionOf(["a"])],
    ["several selected, this one too", selectionOf(["a", "b"]), selectionOf(["a"])],
    ["only this one selected", selectionOf(["a"]), emptySelection],
    ["all matching selected", all(), selectionOf(["a"])],
    ["all matching but this one selected", all("a"), selectionOf(["a"])],
  ])("%s", (_, before, expected) => {
    expect(after(before, (model, row) => model.toggleRow(row("a")))).toEqual(expected);
    expect(after(before, (model, row) => model.toggleRow(row("a")), { selectionMode: "single" })).toEqual(expected);
  });

  it("is asked about once, and not at all where nothing can be selected", () => {
    const { table, selection, asked } = gridOf(selectionOf(["b", "c"]));
    selection.toggleRow(table.getRow("a"));
    expect(asked.selections).toEqual([selectionOf(["a"])]);
    expect(after(emptySelection, (model, row) => model.toggleRow(row("a")), { selectionMode: "none" })).toEqual(
      emptySelection,
    );
  });
});

describe("a checkbox", () => {
  it.each([
    ["adds", selectionOf(["a"]), "b", selectionOf(["a", "b"])],
    ["removes", selectionOf(["a", "b"]), "b", selectionOf(["a"])],
    ["leaves other pages alone", selectionOf(["elsewhere"]), "b", selectionOf(["elsewhere", "b"])],
    ["makes an exception", all(), "b", all("b")],
    ["takes an exception back", all("b", "elsewhere"), "b", all("elsewhere")],
  ])("%s", (_, before, id, expected) =>
    expect(after(before, (model, row) => model.toggleBox(row(id), false))).toEqual(expected),
  );

  it.each([
    ["of a group takes its rows", emptySelection, selectionOf(["a", "c"])],
    ["of a group with some of them takes the others", selectionOf(["c", "d"]), selectionOf(["c", "d", "a"])],
    ["of a group with all of them lets them go", selectionOf(["a", "c", "d"]), selectionOf(["d"])],
  ])("%s", (_, before, expected) => {
    const groupBy = { key: ({ id }: Row) => (id === "a" || id === "c" ? "ac" : "bd"), collapsed: true };
    expect(after(before, (model, row) => model.toggleBox(row("group:ac"), false), { groupBy })).toEqual(expected);
  });
});

describe("a page", () => {
  it.each([
    [emptySelection, selectionOf(["a", "b", "c", "d"])],
    [selectionOf(["b", "elsewhere"]), selectionOf(["b", "elsewhere", "a", "c", "d"])],
    [selectionOf(["a", "b", "c", "d", "elsewhere"]), selectionOf(["elsewhere"])],
    [all("a"), emptySelection],
  ])("%o becomes %o", (before, expected) => expect(after(before, (model) => model.togglePage())).toEqual(expected));

  it("takes what folded groups hold, and on a page of the browser only that page", () => {
    const folded = { groupBy: { key: () => "one", collapsed: true } };
    expect(after(emptySelection, (model) => model.selectPage(), folded)).toEqual(selectionOf(["a", "b", "c", "d"]));
    const paged = { paging: { mode: "client", pageSize: 3 } } as const;
    expect(after(emptySelection, (model) => model.selectPage(), paged)).toEqual(selectionOf(["a", "b", "c"]));
    expect(after(emptySelection, (model) => model.selectAllMatching(), paged)).toEqual(
      selectionOf(["a", "b", "c", "d"]),
    );
  });
});

describe("setSelected", () => {
  it.each([
    ["adds", selectionOf(["a"]), ["b", "c"], true, selectionOf(["a", "b", "c"])],
    ["removes", selectionOf(["a", "b"]), ["b", "x"], false, selectionOf(["a"])],
    ["takes an exception back", all("a", "b"), ["a"], true, all("b")],
    ["makes an exception", all(), ["a"], false, all("a")],
  ])("%s", (_, before, ids, on, after) => expect(setSelected(before, ids, on)).toEqual(after));

  it("does not touch the value it was given", () => {
    const before = selectionOf(["a"]);
    setSelected(before, ["b"], true);
    expect(before).toEqual(selectionOf(["a"]));
  });

  it("makes every row answer as asked, whatever was there before", () => {
    for (const start of [emptySelection, selectionOf(["1", "3"]), all(), all("1", "3")]) {
      for (const on of [true, false]) {
        const after = setSelected(start, ["1", "2"], on);
        expect([isSelected(after, "1"), isSelected(after, "2")]).toEqual([on, on]);
        expect(isSelected(after, "3")).toBe(isSelected(start, "3"));
      }
    }
  });
});

describe("selectedCount", () => {
  it.each([
    [emptySelection, 10, 0],
    [selectionOf(["a", "b"]), 10, 2],
    [all(), 10, 10],
    [all("a"), 10, 9],
    [all("a"), 0, 0],
  ])("%o of %i is %i", (selection, total, count) => expect(selectedCount(selection, total)).toBe(count));
});

describe("the checkbox of the page", () => {
  const two = rows.slice(0, 2);
  it.each([
    [emptySelection, two, "none"],
    [selectionOf(["a"]), two, "some"],
    [selectionOf(["a", "b", "elsewhere"]), two, "all"],
    [all("a"), two, "some"],
    [all(), [], "none"],
  ] as const)("%o over %o", (selection, shown, state) =>
    expect(gridOf(selection, { rows: shown }).selection.pageBox).toBe(state),
  );
});

describe("a checkbox with Shift", () => {
  it.each([
    ["b", "d", ["b", "c", "d"]],
    ["d", "b", ["b", "c", "d"]],
    ["b", "b", ["b"]],
    [undefined, "c", ["c"]],
    ["gone", "c", ["c"]],
  ])("from %s to %s", (anchor, target, range) => {
    // The row clicked before is where the range begins, whether it is still selected or not.
    const shown = [...rows, { id: "gone" }];
    const before = gridOf(emptySelection, { rows: shown });
    if (anchor !== undefined) before.selection.toggleRow(before.table.getRow(anchor));
    before.table.setOptions((options) => ({ ...options, data: options.data.filter(({ id }) => id !== "gone") }));
    before.selection.toggleBox(before.table.getRow(target), true);
    expect(before.asked.selections.at(-1)).toEqual(selectionOf(range));
  });
});

describe("dropVanished", () => {
  const after = new Set(["b", "c"]);
  it.each([
    ["drops what was here and is gone", selectionOf(["a", "b"]), selectionOf(["b"])],
    ["keeps what was on another page", selectionOf(["b", "other"]), selectionOf(["b", "other"])],
    ["forgets exceptions that are gone", all("a", "c"), all("c")],
  ])("%s", (_, before, expected) => expect(dropVanished(before, ["a", "b", "c"], after)).toEqual(expected));

  it("answers the same value when nothing changes", () => {
    const before = selectionOf(["b", "other"]);
    expect(dropVanished(before, ["a", "b"], after)).toBe(before);
  });
});
