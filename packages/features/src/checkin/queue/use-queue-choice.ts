import type { CheckIn } from "@gatehouse/domain/checkin";
import { useReadAll } from "../data/use-read-all.ts";
import type { QueueAddress } from "../queue-search.ts";
import { useActionsPanel } from "./use-actions-panel.ts";
import { useQueueSelection } from "./use-queue-selection.ts";

/** What work is done on: the selected check-ins, and the one whose details are open. */
export function useQueueChoice(
  address: QueueAddress,
  { rows, total }: { readonly rows: readonly CheckIn[] | undefined; readonly total: number },
) {
  const chosen = useQueueSelection(address, rows);
  const { ids, all, selected } = chosen;
  const readAllRows = useReadAll();
  return {
    ...chosen,
    /** The one check-in that is selected. */
    only: selected.length === 1 && ids.length === 1 ? selected[0] : undefined,
    /** On other pages too. */
    count: all ? total - all.except.size : ids.length,
    /** Reads everything that is selected; undefined while not everything that matches is. */
    readAll:
      all && (async () => (await readAllRows(address.search))?.filter(({ checkInId }) => !all.except.has(checkInId))),
    panel: useActionsPanel(rows),
  };
}

export type QueueChoice = ReturnType<typeof useQueueChoice>;
