import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";

interface Held {
  readonly key: VirtualItem["key"];
  /** How far below the top of the window the row begins, in CSS pixels. */
  readonly top: number;
}

/** What a reader does to go elsewhere. */
const ways = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Until when rows that have joined are measured, in milliseconds. */
const settled = 1000;

/**
 * Who has scrolled into a list goes on reading the same row when others join above it: the list scrolls by as much as they take, and
 * again as they are measured, until the reader goes elsewhere.
 * @param scroller the region that scrolls; null for the page
 * @param steady undefined does nothing; another one than before is another list, read from its beginning
 */
export function useKeptPlace(
  virtualizer: Virtualizer<Element | Window, Element>,
  scroller: HTMLElement | null,
  steady: string | undefined,
): void {
  const before = useRef<{ readonly rows: readonly VirtualItem[]; readonly steady: string | undefined }>(undefined);
  const held = useRef<Held>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    // With what was measured while React committed.
    virtualizer.getTotalSize();
    const rows = virtualizer.measurementsCache;
    const last = before.current;
    before.current = { rows, steady };
    if (steady === undefined || last?.steady !== steady) held.current = undefined;
    else if (last.rows.length < rows.length) {
      const offset = virtualizer.scrollOffset ?? 0;
      const isInside = offset > (last.rows[0]?.start ?? Number.POSITIVE_INFINITY);
      const read = isInside ? last.rows.find(({ start }) => start >= offset) : undefined;
      // What is held goes on being held: it is where it was before the first of them joined.
      held.current ??= read && { key: read.key, top: read.start - offset };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => (held.current = undefined), settled);
    }
    const place = held.current;
    const row = place && rows.find(({ key }) => key === place.key);
    if (!row) return;
    const wanted = row.start - place.top;
    const now = scroller ? scroller.scrollTop : window.scrollY;
    if (Math.abs(wanted - now) >= 1) (scroller ?? window).scrollTo({ top: wanted, behavior: "instant" });
  });
  useEffect(() => {
    const release = (): void => {
      held.current = undefined;
    };
    for (const way of ways) window.addEventListener(way, release, { passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      for (const way of ways) window.removeEventListener(way, release, { capture: true });
    };
  }, []);
}
