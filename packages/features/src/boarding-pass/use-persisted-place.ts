import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useApi, useApp } from "../app/index.ts";
import { persist, persistOnPage, readPersistedOnPage } from "../app/persisted-storage.ts";
import type { ViewerTarget } from "./viewer/use-viewer.ts";

const name = "pass-viewer";

/** Where somebody was in the viewer: ids only. */
export interface Place {
  readonly checkInId: number;
  readonly dmscode: string | undefined;
}

interface KeptPlace extends Place {
  readonly selected: readonly number[] | undefined;
}

const isPlace = (kept: unknown): kept is KeptPlace => typeof kept === "object" && kept !== null && "checkInId" in kept;

/** Whether the viewer was open on this page when the session ended. */
export const isPlacePersisted = (userid: string | undefined): boolean =>
  userid !== undefined && isPlace(readPersistedOnPage(name, userid));

/**
 * Keeps the place in the viewer while it is open, and goes back to it after a renewed sign-in, or when the page was loaded again.
 * @returns tells the place of the moment
 */
export function usePersistedPlace(
  target: ViewerTarget | undefined,
  onReopen: ((target: ViewerTarget) => void) | undefined,
): (place: Place) => void {
  const api = useApi();
  const { session } = useApp();
  const open = useRef(target);
  useEffect(() => {
    open.current = target;
  });

  const restore = useEffectEvent(async (): Promise<void> => {
    const state = session.state.get();
    if (state.status !== "signed-in" || !onReopen) return;
    const { userid } = state.user;
    const kept = readPersistedOnPage(name, userid);
    if (!isPlace(kept)) return;
    const ids = [kept.checkInId, ...(kept.selected ?? [])];
    const { content } = await api.checkin.search({
      filters: [{ field: "checkInId", operator: "IN", value: [...new Set(ids)] }],
      page: 0,
      size: ids.length,
      descending: false,
      showExpired: true,
    });
    const checkIn = content.find(({ checkInId }) => checkInId === kept.checkInId);
    // Somebody may have opened it again meanwhile.
    if (!checkIn || open.current) return;
    const selected = kept.selected?.flatMap((id) => content.find(({ checkInId }) => checkInId === id) ?? []);
    onReopen({ checkIn, dmscode: kept.dmscode, ...(selected ? { selected } : {}) });
  });
  useEffect(() => {
    // Where it cannot be read the rows are there, and the viewer is a key away.
    void restore().catch(() => undefined);
  }, []);

  const close = useCallback((): void => {
    const state = session.state.get();
    // A session that ended by itself keeps the place.
    if (state.status === "signed-in") persist(name, state.user.userid, undefined);
  }, [session]);
  const isOpen = target !== undefined;
  useEffect(() => (isOpen ? close : undefined), [isOpen, close]);

  const selected = target?.selected;
  return useCallback(
    (place) => {
      const state = session.state.get();
      if (state.status !== "signed-in") return;
      const kept: KeptPlace = { ...place, selected: selected?.map(({ checkInId }) => checkInId) };
      persistOnPage(name, state.user.userid, kept);
    },
    [session, selected],
  );
}
