import type { CheckIn } from "@gatehouse/domain/checkin";
import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import { type RefObject, useEffect, useRef, useState } from "react";

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
export function useSearchFocus({ rows, turning }: Answer, grid: RefObject<DataGridHandle | null>): () => void {
  const [searches, setSearches] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    if (searches === done.current || rows === undefined || turning) return;
    done.current = searches;
    const [first] = rows;
    if (first) grid.current?.focus(String(first.checkInId));
    else document.getElementById(nothingFoundId)?.focus();
  }, [searches, rows, turning, grid]);
  return () => setSearches(searches + 1);
}
