import { describe, expect, it } from "vitest";
import { neighbourOf, placeColumn } from "./column-layout.ts";
import { noPreferences, type ColumnPreferences } from "./column-preferences.ts";
import { clampWidth, orderColumns } from "./column-state.ts";
import { tableOf } from "./test/table-of.ts";
import type { GridColumn } from "./types.ts";

type Row = object;
const column = (id: string, more: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  id,
  header: id,
  width: 100,
  ...more,
});
const abcd = ["a", "b", "c", "d"].map((id) => column(id));
const prefer = (more: Partial<ColumnPreferences>): ColumnPreferences => ({ ...noPreferences, ...more });
const layoutColumns = (
  columns: readonly GridColumn<Row>[],
  preferences: ColumnPreferences,
  viewWidth: number,
  leading?: GridColumn<Row>,
) => tableOf({ columns, preferences, viewWidth, leading }).layout;
/** The order after a step of one column, over all columns. */
const moveColumn = (columns: readonly GridColumn<Row>[], preferences: ColumnPreferences, id: string, step: 1 | -1) => {
  const { table } = tableOf({ columns, preferences });
  const target = neighbourOf(table, id, step);
  const order = table.getAllLeafColumns().map((entry) => entry.id);
  return target === undefined ? undefined : placeColumn(order, id, target, step > 0 ? "after" : "before");
};
const ids = (columns: readonly { readonly id: string }[]) => columns.map((entry) => entry.id).join("");

describe("orderColumns", () => {
  it.each([
    ["no order", [], "abcd"],
    ["a full order", ["d", "a", "c", "b"], "dacb"],
    ["ids that are gone", ["x", "d", "a", "y", "c", "b"], "dacb"],
    ["a new column follows its predecessor", ["d", "b", "a"], "dbca"],
    ["a new first column comes first", ["d", "c", "b"], "adcb"],
  ])("%s", (_, order, expected) => expect(ids(orderColumns(abcd, order))).toBe(expected));
});

describe("layoutColumns", () => {
  it("hides, pins and orders", () => {
    const columns = [
      column("a"),
      column("b", { pin: "start" }),
      column("c", { hidden: true }),
      column("d"),
      column("e", { pin: "end" }),
    ];
    const layout = layoutColumns(columns, noPreferences, 2000);
    expect([ids(layout.start), ids(layout.center), ids(layout.end)]).toEqual(["b", "ad", "e"]);
    expect(layout.placed.map((entry) => entry.index)).toEqual([0, 1, 2, 3]);
  });

  it("lets the reader overrule all of it, but not hide what must stay", () => {
    const columns = [
      column("a", { hideable: false }),
      column("b", { pin: "start" }),
      column("c", { hidden: true }),
      column("d"),
    ];
    const layout = layoutColumns(
      columns,
      prefer({
        order: ["d", "c", "b", "a"],
        hidden: { a: true, c: false, d: true },
        pins: { b: "none", a: "start" },
        widths: { b: 240 },
      }),
      2000,
    );
    expect([ids(layout.start), ids(layout.center)]).toEqual(["a", "cb"]);
    expect(layout.center.map((entry) => [entry.width, entry.offset])).toEqual([
      [100, 0],
      [240, 100],
    ]);
  });

  it("measures pinned columns from their own edge and marks the dividing ones", () => {
    const columns = [
      column("a", { pin: "start" }),
      column("b", { pin: "start", width: 50 }),
      column("c"),
      column("d", { pin: "end", width: 60 }),
      column("e", { pin: "end" }),
    ];
    const layout = layoutColumns(columns, noPreferences, 2000, column("sel", { width: 36, minWidth: 36 }));
    expect(layout.start.map((entry) => [entry.id, entry.offset, entry.edge])).toEqual([
      ["sel", 0, false],
      ["a", 36, false],
      ["b", 136, true],
    ]);
    expect(layout.end.map((entry) => [entry.id, entry.offset, entry.edge])).toEqual([
      ["d", 100, true],
      ["e", 0, false],
    ]);
    expect([layout.startWidth, layout.endWidth, layout.totalWidth]).toEqual([186, 160, 446]);
  });

  it("gives the width left over to the columns that grow, by share, up to their largest", () => {
    const columns = [
      column("a"),
      column("b", { grow: 1 }),
      column("c", { grow: 3, maxWidth: 150 }),
      column("d", { grow: 1 }),
    ];
    expect(layoutColumns(columns, noPreferences, 800).placed.map((entry) => entry.width)).toEqual([100, 275, 150, 275]);
    expect(layoutColumns(columns, noPreferences, 300).placed.map((entry) => entry.width)).toEqual([100, 100, 100, 100]);
    expect(layoutColumns(columns, prefer({ widths: { b: 120 } }), 800).placed.map((entry) => entry.width)).toEqual([
      100, 120, 150, 430,
    ]);
  });

  it("never grows past the view", () => {
    const columns = [column("a", { grow: 1 }), column("b", { grow: 1 }), column("c", { grow: 1 })];
    for (let width = 300; width < 700; width += 7)
      expect(layoutColumns(columns, noPreferences, width).totalWidth).toBeLessThanOrEqual(width);
  });

  it("lets pinned columns go, the innermost first, when they would leave no room to scroll", () => {
    const columns = [
      column("a", { pin: "start" }),
      column("b", { pin: "start" }),
      column("c"),
      column("d"),
      column("e", { pin: "end" }),
    ];
    expect(ids(layoutColumns(columns, noPreferences, 390).start)).toBe("ab");
    expect(ids(layoutColumns(columns, noPreferences, 390).end)).toBe("");
    expect(ids(layoutColumns(columns, noPreferences, 320).start)).toBe("a");
    expect(ids(layoutColumns(columns, noPreferences, 320).center)).toBe("bcde");
    expect(ids(layoutColumns(columns, noPreferences, 520).start)).toBe("ab");
  });
});

describe("moving", () => {
  it.each([
    ["abcd", "a", "c", "before", "bacd"],
    ["abcd", "a", "c", "after", "bcad"],
    ["abcd", "d", "a", "before", "dabc"],
  ] as const)("%s: %s beside %s, %s", (order, id, target, side, expected) => {
    expect(placeColumn(order.split(""), id, target, side).join("")).toBe(expected);
  });

  it("steps over hidden columns and stays on its own edge", () => {
    const columns = [column("a", { pin: "start" }), column("b"), column("c", { hidden: true }), column("d")];
    expect(moveColumn(columns, noPreferences, "b", 1)?.join("")).toBe("acdb");
    expect(moveColumn(columns, noPreferences, "b", -1)).toBeUndefined();
    expect(moveColumn(columns, noPreferences, "a", 1)).toBeUndefined();
    expect(moveColumn(columns, noPreferences, "d", -1)?.join("")).toBe("adbc");
  });
});

describe("clampWidth", () => {
  it.each([
    [10, 48],
    [10_000, 800],
    [99.6, 100],
  ])("%f becomes %i", (width, clamped) => expect(clampWidth(column("a"), width)).toBe(clamped));
});

it("gives a column that fills what the pinned ones leave, until the reader sizes it", () => {
  const columns: readonly GridColumn<Row>[] = [
    { id: "summary", header: "Summary", fill: true },
    { id: "pnr", header: "PNR", width: 80 },
  ];
  const leading = { id: "__select", header: "", width: 36, minWidth: 36 };
  const widthOf = (preferences: ColumnPreferences, view: number) =>
    layoutColumns(columns, preferences, view, leading).placed.find(({ id }) => id === "summary")?.width;
  expect(widthOf(noPreferences, 390)).toBe(354);
  expect(widthOf(noPreferences, 320)).toBe(284);
  expect(widthOf({ ...noPreferences, widths: { summary: 200 } }, 390)).toBe(200);
});

describe("what the table changes is remembered as the reader's", () => {
  const columns = [column("a", { pin: "start" }), column("b", { hidden: true }), column("c", { grow: 1 })];
  const ask = (preferences: ColumnPreferences, viewWidth = 2000) => tableOf({ columns, preferences, viewWidth });

  it("only the width that was changed, not those that grew", () => {
    const { table, asked } = ask(prefer({ widths: { a: 90 } }));
    table.setColumnSizing((before) => ({ ...before, b: 70 }));
    expect(asked.preferences).toEqual({ widths: { a: 90, b: 70 } });
  });

  it("only the column that was shown or hidden", () => {
    const { table, asked } = ask(noPreferences);
    table.getColumn("b")?.toggleVisibility(true);
    expect(asked.preferences).toEqual({ hidden: { b: false } });
  });

  it("a column that is pinned, moved to the other edge, or let go", () => {
    const pinned = ask(prefer({ pins: { c: "end" } }));
    pinned.table.getColumn("c")?.pin("start");
    expect(pinned.asked.preferences).toEqual({ pins: { c: "start" } });
    const freed = ask(noPreferences);
    freed.table.getColumn("a")?.pin(false);
    expect(freed.asked.preferences).toEqual({ pins: { a: "none" } });
  });

  it("not that a narrow view keeps a column from its edge", () => {
    const { table, asked, layout } = ask(noPreferences, 120);
    expect(ids(layout.start)).toBe("");
    table.getColumn("c")?.pin("end");
    expect(asked.preferences).toEqual({ pins: { c: "end" } });
    table.getColumn("a")?.pin(false);
    expect(asked.preferences).toEqual({ pins: { a: "none" } });
  });

  it("the order without the column of checkboxes", () => {
    const leading = column("__select", { width: 36, minWidth: 36 });
    const { table, asked } = tableOf({ columns, leading });
    table.setColumnOrder((before) => before.toReversed());
    expect(asked.preferences).toEqual({ order: ["c", "b", "a"] });
  });
});
