import type { CheckIn } from "@gatehouse/domain/checkin";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import type { RefObject } from "react";
import { useConfirm } from "../../app/index.ts";
import { useSelectionWork } from "../disposal/index.ts";
import { useVisibleWork } from "../presence/visible-work.ts";
import type { QueueSearch } from "../queue-search.ts";
import type { Notifications } from "../use-notifications.ts";
import { useRowWork } from "../use-row-work.ts";
import type { Words } from "../use-words.ts";
import { useAssignmentWork } from "./assignment/use-assignment-work.ts";
import { usePasses } from "./use-passes.ts";
import type { QueueChoice } from "./use-queue-choice.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  readonly search: QueueSearch;
  readonly rows: readonly CheckIn[] | undefined;
  readonly choice: QueueChoice;
  readonly grid: RefObject<DataGridHandle | null>;
  readonly onAssigned: () => void;
}

/** What can be done: the reader's assignment, rows, what is selected, boarding passes. */
export function useQueueWork({ words, notify, search: { view }, rows, choice, grid, onAssigned }: Options) {
  const { selection, select, selected, ids, only, count, readAll, panel } = choice;
  const ask = useConfirm();
  const showAssigned = view === "assigned" ? undefined : onAssigned;
  const assignment = useAssignmentWork({ words, notify, ask, showAssigned });
  const { held } = assignment;
  const rowWork = useRowWork({ words, notify, ask });
  const selectionWork = useSelectionWork({ words, notify, ask, ids, selected, readAll });
  const { gather } = selectionWork;
  const passes = usePasses({ words, notify, view, rows, held, only, count, selection, gather, select, grid });
  useVisibleWork(
    [
      ...selected.map(({ checkInId }) => checkInId),
      // Their rows are what this view shows.
      ...(view === "assigned" ? held.map(({ checkInId }) => checkInId) : []),
      ...(panel.openId === undefined ? [] : [panel.openId]),
      ...(passes.target ? [passes.target.checkIn.checkInId] : []),
    ],
    { document: passes.target !== undefined },
  );
  return {
    work: { ...assignment, start: () => void passes.goOn(assignment.start()) },
    rowWork,
    selectionWork,
    passes,
  };
}
