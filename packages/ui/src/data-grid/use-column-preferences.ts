import { useCallback, useState } from "react";
import { noPreferences, parsePreferences, serializePreferences, type ColumnPreferences } from "./column-preferences.ts";

const storageKey = (gridId: string): string => `gatehouse.grid.${gridId}`;

/** Storage may be forbidden, full or absent: the grid then works without a memory. */
function attempt<R>(action: () => R): R | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What the reader changed about the columns of one grid, kept in this browser. */
export function useColumnPreferences(gridId: string) {
  const [preferences, setPreferences] = useState(() =>
    parsePreferences(attempt(() => localStorage.getItem(storageKey(gridId)))),
  );
  const change = useCallback(
    (next: Partial<ColumnPreferences>) =>
      setPreferences((before) => {
        const after = { ...before, ...next };
        attempt(() => localStorage.setItem(storageKey(gridId), serializePreferences(after)));
        return after;
      }),
    [gridId],
  );
  const reset = useCallback(() => {
    attempt(() => localStorage.removeItem(storageKey(gridId)));
    setPreferences(noPreferences);
  }, [gridId]);
  return { preferences, change, reset };
}
