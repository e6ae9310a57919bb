import { describe, expect, it } from "vitest";
import { groupRows, type GridItem } from "./grouping.ts";

type Lock = { readonly user: string };
const rows = ["amy", "bob", "amy", "cat", "bob"].map((user, index) => ({ id: String(index), row: { user } }));
const show = (items: readonly GridItem<Lock>[]) =>
  items
    .map((item) => (item.kind === "group" ? `${item.key}(${item.rows.length})${item.open ? "" : "+"}` : item.id))
    .join(" ");
const key = (row: Lock) => row.user;

describe("groupRows", () => {
  it("keeps groups and rows in the order of the rows", () => {
    expect(show(groupRows(rows, { key }, new Set()))).toBe("amy(2) 0 2 bob(2) 1 4 cat(1) 3");
  });

  it("folds the groups that were toggled", () => {
    expect(show(groupRows(rows, { key }, new Set(["group:bob"])))).toBe("amy(2) 0 2 bob(2)+ cat(1) 3");
  });

  it("unfolds the groups that were toggled when they start folded", () => {
    expect(show(groupRows(rows, { key, collapsed: true }, new Set(["group:bob"])))).toBe("amy(2)+ bob(2) 1 4 cat(1)+");
  });

  it("knows the ids of a folded group", () => {
    const group = groupRows(rows, { key, collapsed: true }, new Set())[1];
    expect(group?.kind === "group" && group.ids).toEqual(["1", "4"]);
  });

  it("keeps apart a group and a row of the same name, and has a group for no name", () => {
    const items = groupRows(
      [
        { id: "amy", row: { user: "amy" } },
        { id: "x", row: { user: "" } },
      ],
      { key },
      new Set(),
    );
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(show(items)).toBe("amy(1) amy (1) x");
  });

  it("groups 10,000 rows in under 100 ms", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      row: { user: `user-${index % 400}` },
    }));
    groupRows(many, { key }, new Set());
    const from = performance.now();
    groupRows(many, { key }, new Set());
    expect(performance.now() - from).toBeLessThan(100);
  });
});
