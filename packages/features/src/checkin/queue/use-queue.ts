import { errorCode } from "@gatehouse/api/client";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import { useRef } from "react";
import { useConfirm, usePermission } from "../../app/index.ts";
import { useCheckIns } from "../data/use-check-ins.ts";
import { useLiveQueue } from "../data/use-live-queue.ts";
import { useReadAll } from "../data/use-read-all.ts";
import { useSelectionWork } from "../disposal/index.ts";
import { useVisibleWork } from "../presence/visible-work.ts";
import type { QueueAddress } from "../queue-search.ts";
import { useActionsPanel } from "./use-actions-panel.ts";
import { useAskedRefresh } from "./use-asked-refresh.ts";
import { useAssignmentWork } from "./use-assignment-work.ts";
import { useBreakdown } from "./counts/use-breakdown.ts";
import { useChosenView } from "./views/use-chosen-view.ts";
import { useCopyCounts } from "./counts/use-copy-counts.ts";
import { useLastPage } from "./use-last-page.ts";
import { usePasses } from "./use-passes.ts";
import { useQueueCounts } from "./counts/use-queue-counts.ts";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useQueueSelection } from "./use-queue-selection.ts";
import { useNotifications } from "../use-notifications.ts";
import { useRowWork } from "../use-row-work.ts";
import { useSearchFocus } from "./use-search-focus.ts";
import { useSelfChoice } from "./use-self-choice.ts";
import { useWords } from "../use-words.ts";

/** What the screen shows and what can be done on it: puts reading, selection, work and keys together. */
export function useQueue(address: QueueAddress) {
  const { search } = address;
  const words = useWords();
  const { t } = words;
  const mayReleaseAutomation = usePermission("CH_REL_AUTO");
  const ask = useConfirm();
  const notify = useNotifications(words);
  const grid = useRef<DataGridHandle>(null);

  // Reading.
  const { view, ...chosen } = useChosenView(address);
  const answer = useCheckIns(search, view !== undefined);
  useLastPage(address, answer);
  const numbers = useQueueCounts(chosen.showExpired);
  const { refreshing, ...refresh } = useAskedRefresh();
  useLiveQueue();
  const onSearched = useSearchFocus(search, answer, grid);
  const { breakdown, onBreakdown } = useBreakdown(address, numbers.counters?.byIataCount);

  // What is selected.
  const selected = useQueueSelection(address, answer.rows);
  const { selection, select, ids, all } = selected;
  const only = selected.selected.length === 1 && ids.length === 1 ? selected.selected[0] : undefined;
  const readAllRows = useReadAll();
  const readAll =
    all && (async () => (await readAllRows(search))?.filter(({ checkInId }) => !all.except.has(checkInId)));
  const panel = useActionsPanel(answer.rows);

  // Work.
  const showAssigned = search.view === "assigned" ? undefined : () => chosen.onView("assigned");
  const assignment = useAssignmentWork({ words, notify, ask, showAssigned });
  const rowWork = useRowWork({ words, notify, ask });
  const selectionWork = useSelectionWork({ words, notify, ask, ids, selected: selected.selected, readAll });
  const passes = usePasses({
    words,
    notify,
    view: search.view,
    rows: answer.rows,
    held: assignment.held,
    only,
    count: all ? answer.total - all.except.size : ids.length,
    selection,
    gather: selectionWork.gather,
    select,
    grid,
  });
  const work = { ...assignment, start: () => void passes.goOn(assignment.start()) };
  useVisibleWork(
    [
      ...selected.selected.map(({ checkInId }) => checkInId),
      // Their rows are what this view shows.
      ...(search.view === "assigned" ? assignment.held.map(({ checkInId }) => checkInId) : []),
      ...(panel.openId === undefined ? [] : [panel.openId]),
      ...(passes.target ? [passes.target.checkIn.checkInId] : []),
    ],
    { document: passes.target !== undefined },
  );
  const offers = {
    ...refresh,
    ...useSelfChoice({ words, work, chosen: selected, readAll }),
    onView: chosen.onView,
    onShowExpired: chosen.onShowExpired,
    onSearched,
    onBreakdown,
    onCopyCounts: useCopyCounts(numbers.counters, words, notify),
    onReleaseAutomation: mayReleaseAutomation ? rowWork.releaseAutomation : undefined,
  };
  useQueueKeys({
    ...offers,
    words,
    work,
    onToggleExpired: () => chosen.onShowExpired(!chosen.showExpired),
    onActions: () => (only ? panel.open(only) : notify.warning(t("select.some"))),
    onOpenPass: passes.openSelected,
    onGrid: () => grid.current?.focus(),
    onClosePanel: panel.openId === undefined ? undefined : panel.close,
  });

  return {
    ...numbers,
    ...offers,
    words,
    views: chosen.views,
    /** Undefined: the reader may not see it, or it cannot be opened. */
    view: answer.error !== undefined && errorCode(answer.error) === "VIEW_NOT_AVAILABLE" ? undefined : view,
    showExpired: chosen.showExpired,
    answer,
    /** A reading that the reader asked for; those that live changes cause go unseen. */
    refreshing: refreshing || answer.turning,
    work,
    selection,
    select,
    selectionWork,
    passes,
    breakdown,
    grid,
    onRowFocus: panel.follow,
    handlers: { onOpenPass: passes.open, onUnlink: rowWork.unlink, onReload: rowWork.reload, onActions: panel.open },
    panel: panel.shown && { ...panel.shown, onOpenPass: passes.open },
  };
}

export type QueueModel = ReturnType<typeof useQueue>;
