/** Pages on each side of the current one (UI-10: pagination sibling count 2). */
const siblings = 2;

/** How many pages there are; at least one, so that "page 1 of 1" can be said of nothing. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The nearest page that exists; pages count from 0. */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(Math.max(0, page), pageCount(total, pageSize) - 1);
}

/** What a page shows, counted from 1 for people: `{from: 51, to: 100}`; zeros when there is nothing. */
export function pageRange(
  page: number,
  pageSize: number,
  total: number,
): { readonly from: number; readonly to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: page * pageSize + 1, to: Math.min(total, (page + 1) * pageSize) };
}

/**
 * The pager's entries: first, last, the current page with its siblings, and a gap where more than one page is left
 * out. The number of entries does not change while paging, so that buttons stay under the pointer.
 */
export function pageEntries(page: number, pages: number): readonly (number | "gap-start" | "gap-end")[] {
  const width = 2 * siblings + 5;
  if (pages <= width) return Array.from({ length: pages }, (_, index) => index);
  const last = pages - 1;
  const near = siblings + 2;
  const nearStart = page <= near;
  const nearEnd = page >= last - near;
  const from = nearStart ? 0 : nearEnd ? last - (width - 3) : page - siblings;
  const to = nearEnd ? last : nearStart ? width - 3 : page + siblings;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(nearStart ? [] : [0, "gap-start" as const]), ...middle, ...(nearEnd ? [] : ["gap-end" as const, last])];
}
