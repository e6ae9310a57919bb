import { errorCode } from "@gatehouse/api/client";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import type { RefObject } from "react";
import { useCheckIns } from "../data/use-check-ins.ts";
import { useLiveQueue } from "../data/use-live-queue.ts";
import type { QueueAddress } from "../queue-search.ts";
import { useBreakdown } from "./counts/use-breakdown.ts";
import { useQueueCounts } from "./counts/use-queue-counts.ts";
import { useAskedRefresh } from "./use-asked-refresh.ts";
import { useLastPage } from "./use-last-page.ts";
import { useSearchFocus } from "./use-search-focus.ts";
import { useChosenView } from "./views/use-chosen-view.ts";

/** What the screen reads: the view's rows and the counts, kept up to date. */
export function useQueueReading(address: QueueAddress, grid: RefObject<DataGridHandle | null>) {
  const { search } = address;
  const { view, ...chosen } = useChosenView(address);
  const answer = useCheckIns(search, view !== undefined);
  useLastPage(address, answer);
  const numbers = useQueueCounts(chosen.showExpired);
  const { refreshing, ...refresh } = useAskedRefresh();
  useLiveQueue();
  return {
    ...chosen,
    ...numbers,
    ...refresh,
    ...useBreakdown(address, numbers.counters?.byIataCount),
    /** Undefined: the reader may not see it, or it cannot be opened. */
    view: answer.error !== undefined && errorCode(answer.error) === "VIEW_NOT_AVAILABLE" ? undefined : view,
    answer,
    /** A reading that the reader asked for; those that live changes cause go unseen. */
    refreshing: refreshing || answer.turning,
    onSearched: useSearchFocus(search, answer, grid),
  };
}
