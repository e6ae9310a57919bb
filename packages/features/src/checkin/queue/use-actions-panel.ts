import type { CheckIn } from "@gatehouse/domain/checkin";
import { useState } from "react";

/** Opens and closes the panel View Actions on the queue: the details of one row, which stay while the panel closes. */
export function useActionsPanel(rows: readonly CheckIn[] | undefined) {
  const [panel, setPanel] = useState<{ readonly row: CheckIn; readonly open: boolean; readonly turn: number }>();
  const rowOf = (id: number): CheckIn | undefined => rows?.find(({ checkInId }) => checkInId === id);
  const open = (row: CheckIn): void => setPanel({ row, open: true, turn: (panel?.turn ?? 0) + 1 });
  const close = (): void => setPanel(panel && { ...panel, open: false });
  /** Details that are open follow the reader from row to row. */
  const follow = (checkInId: number): void => {
    const row = rowOf(checkInId);
    if (panel?.open && row) setPanel({ ...panel, row });
  };
  return {
    open,
    close,
    follow,
    /** The check-in whose details are open. */
    openId: panel?.open ? panel.row.checkInId : undefined,
    /** With the row as it is now. */
    shown: panel && {
      row: rowOf(panel.row.checkInId) ?? panel.row,
      open: panel.open,
      turn: panel.turn,
      onClose: close,
    },
  };
}
