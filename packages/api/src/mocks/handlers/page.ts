import type { Page } from "../../contract.ts";

/** Cuts a page as the server does it. */
export const pageOfItems = <T>(items: readonly T[], { page, size }: { page: number; size: number }): Page<T> => ({
  content: items.slice(page * size, (page + 1) * size),
  pageNo: page + 1,
  totalElement: items.length,
  totalPages: Math.ceil(items.length / size),
});
