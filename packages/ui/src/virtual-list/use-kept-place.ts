import type { VirtualItem, Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Where the rows stood, and how far the reader had scrolled, at one moment. */
interface Standing {
  readonly rows: readonly VirtualItem[];
  /** Where the window begins, in CSS pixels of the list. */
  readonly offset: number;
}

/** Remembers where everything stood from the moment before other rows are handed over until they are drawn. */
export interface StandingNote {
  /** To be called before `setOptions`. */
  readonly write: (virtualizer: Virtualizer<Element | Window, Element>) => void;
  /** What was noted last; undefined after that, until the next note. */
  readonly take: () => Standing | undefined;
}

/** A row that was measured since the last drawing has moved the reader already: older places of rows do not go with where the reader is. */
export function createStandingNote(): StandingNote {
  let noted: Standing | undefined;
  return {
    write(virtualizer) {
      // With what was measured since the last drawing.
      virtualizer.getTotalSize();
      noted = { rows: virtualizer.measurementsCache, offset: virtualizer.scrollOffset ?? 0 };
    },
    take() {
      const taken = noted;
      noted = undefined;
      return taken;
    },
  };
}

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
 * @param standing of the moment before other rows were handed over; taken away here
 */
export function useKeptPlace(
  virtualizer: Virtualizer<Element | Window, Element>,
  scroller: HTMLElement | null,
  steady: string | undefined,
  standing: StandingNote,
): void {
  const lastSteady = useRef<string>(undefined);
  const held = useRef<Held>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    // With what was measured while React committed.
    virtualizer.getTotalSize();
    const rows = virtualizer.measurementsCache;
    const last = standing.take();
    const isSameList = lastSteady.current === steady;
    lastSteady.current = steady;
    if (steady === undefined || !isSameList) held.current = undefined;
    else if (last && last.rows.length < rows.length) {
      const isInside = last.offset > (last.rows[0]?.start ?? Number.POSITIVE_INFINITY);
      const read = isInside ? last.rows.find(({ start }) => start >= last.offset) : undefined;
      // What is held goes on being held: it is where it was before the first of them joined.
      held.current ??= read && { key: read.key, top: read.start - last.offset };
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
