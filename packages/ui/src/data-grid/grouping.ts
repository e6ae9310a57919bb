import type { GridGroupBy } from "./types.ts";

/** A line of the grid's body: a row, or the heading of a group. */
export type GridItem<T> =
  | { readonly kind: "row"; readonly id: string; readonly row: T }
  | {
      readonly kind: "group";
      readonly id: string;
      readonly key: string;
      readonly rows: readonly T[];
      readonly ids: readonly string[];
      readonly open: boolean;
    };

/** Ids of groups and of rows must not meet. */
const groupId = (key: string): string => `group:${key}`;

/**
 * Rows under group headings, groups in the order of their first row (so sorting the rows sorts the groups). `toggled`
 * holds the ids of groups that the reader folded or unfolded against the default.
 */
export function groupRows<T>(
  rows: readonly { readonly id: string; readonly row: T }[],
  groupBy: GridGroupBy<T>,
  toggled: ReadonlySet<string>,
): readonly GridItem<T>[] {
  const groups = new Map<string, { rows: T[]; ids: string[] }>();
  for (const { id, row } of rows) {
    const key = groupBy.key(row);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { rows: [], ids: [] }));
    group.rows.push(row);
    group.ids.push(id);
  }
  const items: GridItem<T>[] = [];
  for (const [key, group] of groups) {
    const id = groupId(key);
    const open = toggled.has(id) === Boolean(groupBy.collapsed);
    items.push({ kind: "group", id, key, rows: group.rows, ids: group.ids, open });
    if (open) group.rows.forEach((row, index) => items.push({ kind: "row", id: group.ids[index] ?? "", row }));
  }
  return items;
}
