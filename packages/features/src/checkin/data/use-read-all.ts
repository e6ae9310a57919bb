import type { Api } from "@gatehouse/api/client";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import type { QueueSearch } from "../queue-search.ts";
import { askPage, largestPage } from "./use-check-ins.ts";

/** So many rows are acted on at once, and no more: nobody can look through them. */
export const maxRows = 5000;

/** @returns undefined when there are more than `maxRows` */
async function readAll(api: Api, search: QueueSearch): Promise<readonly CheckIn[] | undefined> {
  // Rows move from page to page while others work: each counts once.
  const rows = new Map<number, CheckIn>();
  for (let page = 0; page * largestPage < maxRows; page++) {
    // One page after the other: the first says how many there are
    const { content, totalElement } = await askPage(api, { ...search, page, size: largestPage });
    if (totalElement > maxRows) return undefined;
    for (const row of content) rows.set(row.checkInId, row);
    if (content.length < largestPage || (page + 1) * largestPage >= totalElement) break;
  }
  return [...rows.values()];
}

/** Reads every row of what the screen shows, on all its pages, as they are now. */
export function useReadAll(): (search: QueueSearch) => Promise<readonly CheckIn[] | undefined> {
  const api = useApi();
  return useCallback((search) => readAll(api, search), [api]);
}
