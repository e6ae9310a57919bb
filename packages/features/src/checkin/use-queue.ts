import { errorCode } from "@gatehouse/api/client";
import { type CheckIn, isOffered, type ViewId, viewsFor } from "@gatehouse/domain/checkin";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import { useMemo, useRef, useState } from "react";
import { useConfirm, usePermission, useSession } from "../app/index.ts";
import { useClock } from "./clock.ts";
import { useCheckIns } from "./data/use-check-ins.ts";
import { useReadAll } from "./data/use-read-all.ts";
import { useSelectionWork } from "./disposition/index.ts";
import { useLastPage } from "./use-last-page.ts";
import { useLiveQueue } from "./data/use-live-queue.ts";
import { useRefresh } from "./data/use-refresh.ts";
import { type QueueAddress, searchOfView } from "./queue-search.ts";
import { useAtWork } from "./presence/at-work.ts";
import { useAssignmentWork } from "./use-assignment-work.ts";
import { useCopyCounts } from "./use-copy-counts.ts";
import { usePasses } from "./use-passes.ts";
import { useQueueCounts } from "./use-queue-counts.ts";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useQueueSelection } from "./use-queue-selection.ts";
import { useReports } from "./use-reports.ts";
import { useRowWork } from "./use-row-work.ts";
import { useSearchFocus } from "./use-search-focus.ts";
import { useWords } from "./use-words.ts";

/** What the screen shows and what can be done on it: reading, work, selection, keys. */
export function useQueue({ search, onSearchChange }: QueueAddress) {
  const words = useWords();
  const { t } = words;
  const { user } = useSession();
  const granted = user?.permissions;
  const clock = useClock();
  const mayReleaseAutomation = usePermission("CH_REL_AUTO");
  const views = useMemo(() => viewsFor(granted ?? []), [granted]);
  const view = views.find(({ id, disabled }) => id === search.view && !disabled);
  const showExpired = search.expired === true;

  const answer = useCheckIns(search, view !== undefined);
  useLastPage({ search, onSearchChange }, answer);
  const numbers = useQueueCounts(showExpired);
  const refresh = useRefresh();
  useLiveQueue();

  const ask = useConfirm();
  const reports = useReports(words);
  const onView = (id: ViewId): void => onSearchChange(searchOfView(search, id));
  const showAssigned = search.view === "assigned" ? undefined : () => onView("assigned");
  const assignment = useAssignmentWork({ words, reports, ask, showAssigned });
  const rowWork = useRowWork({ words, reports, ask });
  const { selection, select, ids, all, selected } = useQueueSelection({ search, onSearchChange }, answer.rows);
  const readAll = useReadAll();
  const grid = useRef<DataGridHandle>(null);
  const onSearched = useSearchFocus(search, answer, grid);
  const readAllSelected = async (except: ReadonlySet<number>) =>
    (await readAll(search))?.filter(({ checkInId }) => !except.has(checkInId));
  const selectionWork = useSelectionWork({
    words,
    reports,
    ask,
    ids,
    selected,
    readAll: all && (() => readAllSelected(all.except)),
  });
  const [panel, setPanel] = useState<{ readonly row: CheckIn; readonly open: boolean; readonly turn: number }>();

  const onShowExpired = (on: boolean): void => {
    const { expired: _expired, page: _page, selected: _selected, ...rest } = search;
    onSearchChange(on ? { ...rest, expired: true } : rest);
  };
  const onActions = (row: CheckIn): void => setPanel({ row, open: true, turn: (panel?.turn ?? 0) + 1 });
  const closePanel = (): void => setPanel(panel && { ...panel, open: false });
  // Details that are open follow the reader from row to row.
  const onRowFocus = (checkInId: number): void => {
    const row = answer.rows?.find((each) => each.checkInId === checkInId);
    if (panel?.open && row) setPanel({ ...panel, row });
  };
  const only = selected.length === 1 && ids.length === 1 ? selected[0] : undefined;
  const passes = usePasses({
    words,
    reports,
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
  useAtWork(
    [
      ...selected.map(({ checkInId }) => checkInId),
      // Their rows are what this view shows.
      ...(search.view === "assigned" ? assignment.held.map(({ checkInId }) => checkInId) : []),
      ...(panel?.open ? [panel.row.checkInId] : []),
      ...(passes.target ? [passes.target.checkIn.checkInId] : []),
    ],
    { document: passes.target !== undefined },
  );
  const work = {
    ...assignment,
    start: () => void passes.goOn(assignment.start()),
  };
  const now = clock();
  const me = user?.userid ?? "";
  const selfFits = selected.filter((row) => isOffered("self", row, { userid: me, now })).length;
  const [refreshing, setRefreshing] = useState(false);
  const [breakdown, setBreakdown] = useState(false);
  const onRefresh = async (): Promise<void> => {
    setRefreshing(true);
    await refresh("rows", "counts", "assignment");
    setRefreshing(false);
  };
  const offers = {
    onView,
    onShowExpired,
    onSearched,
    onSelf: () => {
      if (all) return work.selfAll(() => readAllSelected(all.except));
      // What cannot be taken would have all of it refused: how much can is asked first.
      return selfFits > 0 && selfFits < selected.length ? work.selfAll(async () => selected) : work.self(ids, selected);
    },
    /** Why nothing of what is selected can be taken. */
    selfReason:
      selected.length > 0 && ids.length === selected.length && selfFits === 0
        ? t("select.noneFree", { count: selected.length })
        : undefined,
    onRefresh: () => void onRefresh(),
    onBreakdown: () => setBreakdown(true),
    onCountsRetry: () => void refresh("counts"),
    onCopyCounts: useCopyCounts(numbers.counters, words, reports),
    onReleaseAutomation: mayReleaseAutomation ? rowWork.releaseAutomation : undefined,
  };
  useQueueKeys({
    ...offers,
    words,
    work,
    views,
    onToggleExpired: () => onShowExpired(!showExpired),
    onActions: () => (only ? onActions(only) : reports.warning(t("select.some"))),
    onOpenPass: passes.openSelected,
    onGrid: () => grid.current?.focus(),
    onClosePanel: panel?.open ? closePanel : undefined,
  });

  return {
    ...numbers,
    ...offers,
    words,
    views,
    /** Undefined: the reader may not see it, or it cannot be opened. */
    view: answer.error !== undefined && errorCode(answer.error) === "VIEW_NOT_AVAILABLE" ? undefined : view,
    showExpired,
    answer,
    /** A reading that the reader asked for; those that live changes cause go unseen. */
    refreshing: refreshing || answer.turning,
    work,
    selection,
    select,
    selectionWork,
    passes,
    /** How many check-ins each airline has. */
    breakdown: {
      open: breakdown,
      counts: numbers.counters?.byIataCount,
      onClose: () => setBreakdown(false),
      onAirline: (airline: string) => {
        setBreakdown(false);
        onSearchChange(searchOfView(search, "airline-search", { airline }));
      },
    },
    grid,
    onRowFocus,
    handlers: { onOpenPass: passes.open, onUnlink: rowWork.unlink, onReload: rowWork.reload, onActions },
    /** View Actions: the row as it is now; it stays while the panel closes. */
    panel: panel && {
      row: answer.rows?.find(({ checkInId }) => checkInId === panel.row.checkInId) ?? panel.row,
      open: panel.open,
      turn: panel.turn,
      onClose: closePanel,
      onOpenPass: passes.open,
    },
  };
}

export type QueueModel = ReturnType<typeof useQueue>;
