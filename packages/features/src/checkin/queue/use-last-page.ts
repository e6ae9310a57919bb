import { useEffect, useEffectEvent } from "react";
import { defaultSize, type QueueAddress, searchOfPage } from "../queue-search.ts";

/** A page that is no longer there, because others worked its rows off, gives way to the last one that is. */
export function useLastPage(
  { search, onSearchChange }: QueueAddress,
  { rows, total }: { readonly rows: readonly unknown[] | undefined; readonly total: number },
): void {
  const { page = 0, size = defaultSize } = search;
  const gone = page > 0 && rows?.length === 0;
  const turn = useEffectEvent(() => {
    onSearchChange(searchOfPage(search, Math.max(0, Math.ceil(total / size) - 1), size), { replace: true });
  });
  useEffect(() => {
    if (gone) turn();
  }, [gone]);
}
