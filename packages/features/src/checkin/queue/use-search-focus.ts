import type { CheckIn } from "@gatehouse/domain/checkin";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type QueueSearch, scopeOf } from "../queue-search.ts";

/** The message that a search found nothing. */
export const nothingFoundId = "checkin-nothing-found";

interface Answer {
  readonly rows: readonly CheckIn[] | undefined;
  readonly turning: boolean;
}

/**
 * After a search the keyboard goes on from what was found: the focus moves to the first row, or to the message that there is none, and
 * so a screen reader says it.
 * @returns to be called when a search is sent
 */
export function useSearchFocus(
  search: QueueSearch,
  { rows, turning }: Answer,
  grid: RefObject<DataGridHandle | null>,
): (sent: QueueSearch) => void {
  const [sent, setSent] = useState<QueueSearch>();
  const done = useRef<QueueSearch>(undefined);
  // The address follows a moment later: until then the rows are those of before.
  const arrived = sent !== undefined && scopeOf(sent) === scopeOf(search);
  useEffect(() => {
    if (!arrived || sent === done.current || rows === undefined || turning) return;
    done.current = sent;
    const [first] = rows;
    if (first) grid.current?.focus(String(first.checkInId));
    else document.getElementById(nothingFoundId)?.focus();
  }, [arrived, sent, rows, turning, grid]);
  return setSent;
}
