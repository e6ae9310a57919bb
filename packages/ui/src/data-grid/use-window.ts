import { Virtualizer, type Range, type VirtualizerOptions } from "@tanstack/react-virtual";
import { useLayoutEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";

type Observed = VirtualizerOptions<HTMLDivElement, HTMLDivElement>;

type Options = Pick<Observed, "count" | "getScrollElement" | "estimateSize" | "getItemKey" | "paddingStart"> & {
  readonly horizontal?: boolean;
  readonly paddingEnd?: number;
  readonly isRtl?: boolean;
  readonly overscan: number;
  /** An index that stays in the document wherever the reader scrolls: the one with the focus. */
  readonly keep: number;
};

/** The indexes in view with some on either side, and the kept one. */
const extract =
  (keep: number) =>
  (range: Range): number[] => {
    const first = Math.max(0, range.startIndex - range.overscan);
    const last = Math.min(range.count - 1, range.endIndex + range.overscan);
    const indexes = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    if (keep >= 0 && keep < first) indexes.unshift(keep);
    if (keep > last && keep < range.count) indexes.push(keep);
    return indexes;
  };

const observeElementRect: Observed["observeElementRect"] = ({ scrollElement }, report) => {
  if (!scrollElement) return undefined;
  const read = () => report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
  read();
  const observer = new ResizeObserver(read);
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

const observeElementOffset: Observed["observeElementOffset"] = ({ scrollElement, options }, report) => {
  // Always "scrolling": only then does a report paint in its own frame; nothing here waits for the end of a scroll.
  const read = () => {
    if (!scrollElement) return;
    report(options.horizontal ? Math.abs(scrollElement.scrollLeft) : scrollElement.scrollTop, true);
  };
  scrollElement?.addEventListener("scroll", read, { passive: true });
  return () => scrollElement?.removeEventListener("scroll", read);
};

/**
 * TanStack Virtual without its React adapter and observers: rows of one height need neither measuring nor scroll
 * commands, and what they weigh is better spent elsewhere.
 */
export function useWindow({ keep, ...options }: Options): Virtualizer<HTMLDivElement, HTMLDivElement> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const complete: Observed = {
    ...options,
    observeElementRect,
    observeElementOffset,
    scrollToFn: () => undefined,
    rangeExtractor: extract(keep),
    // Scrolling paints the new rows in the same frame, or the reader sees a gap.
    onChange: (_, sync) => (sync ? flushSync(render) : render()),
  };
  const [virtualizer] = useState(() => new Virtualizer(complete));
  virtualizer.setOptions(complete);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer;
}
