/**
 * What is selected: named rows, or every row that matches (on pages not loaded too) except named ones. A value, so
 * that a screen can send it to the server as it is.
 */
export type GridSelection =
  | { readonly kind: "some"; readonly ids: ReadonlySet<string> }
  | { readonly kind: "all"; readonly except: ReadonlySet<string> };

/** Nothing selected. */
export const emptySelection: GridSelection = { kind: "some", ids: new Set() };

/** Exactly these rows. */
export const selectionOf = (ids: Iterable<string>): GridSelection => ({ kind: "some", ids: new Set(ids) });

/** Whether the row of this id is selected, also where all are but a few. */
export function isSelected(selection: GridSelection, id: string): boolean {
  return selection.kind === "some" ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many rows are selected; `total` is the number that match. */
export function selectedCount(selection: GridSelection, total: number): number {
  return selection.kind === "some" ? selection.ids.size : Math.max(0, total - selection.except.size);
}

/** Checkboxes: adds or removes rows and leaves the others alone. */
export function setSelected(selection: GridSelection, ids: Iterable<string>, on: boolean): GridSelection {
  const named = new Set(selection.kind === "some" ? selection.ids : selection.except);
  for (const id of ids) {
    if ((selection.kind === "some") === on) named.add(id);
    else named.delete(id);
  }
  return selection.kind === "some" ? { kind: "some", ids: named } : { kind: "all", except: named };
}

/**
 * After a refresh: rows that stood in `before` and no longer are in `after` drop out. Rows that were on other pages
 * stay. Answers the same value when nothing changes.
 */
export function dropVanished(
  selection: GridSelection,
  before: Iterable<string>,
  after: ReadonlySet<string>,
): GridSelection {
  const named = selection.kind === "some" ? selection.ids : selection.except;
  if (named.size === 0) return selection;
  const gone: string[] = [];
  for (const id of before) if (!after.has(id) && named.has(id)) gone.push(id);
  if (gone.length === 0) return selection;
  return setSelected(selection, gone, selection.kind === "all");
}
