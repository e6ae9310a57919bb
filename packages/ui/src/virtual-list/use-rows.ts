import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";

type Options = VirtualizerOptions<Element | Window, Element>;
type Surroundings = Pick<
  Options,
  "getScrollElement" | "observeElementRect" | "observeElementOffset" | "scrollToFn" | "initialOffset"
>;

/** What scrolls: a region, or null for the page. The library types both cases apart, and each belongs to what it observes. */
const surroundings = (scroller: HTMLElement | null): Surroundings =>
  (scroller
    ? { getScrollElement: () => scroller, observeElementRect, observeElementOffset, scrollToFn: elementScroll }
    : {
        getScrollElement: () => window,
        observeElementRect: observeWindowRect,
        observeElementOffset: observeWindowOffset,
        scrollToFn: windowScroll,
        initialOffset: () => window.scrollY,
      }) as unknown as Surroundings;

/** Rows are measured while React commits; it cannot be asked to paint at once in the middle of that. */
function commitGuard() {
  let committing = false;
  return {
    isCommitting: () => committing,
    during(measure: () => void): void {
      committing = true;
      measure();
      committing = false;
    },
  };
}

interface RowsOptions extends Pick<Options, "count" | "estimateSize" | "getItemKey" | "overscan" | "scrollMargin"> {
  readonly scroller: HTMLElement | null;
  /** An index that stays in the document wherever the reader scrolls: the one with the focus. −1 for none. */
  readonly kept: number;
}

interface Rows {
  readonly rows: readonly VirtualItem[];
  /** Of all rows, in CSS pixels. */
  readonly height: number;
  /** `ref` of each row, which says its index in `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** TanStack Virtual for rows that are measured once they are drawn, without its React adapter, as the grid uses it. */
export function useRows({ scroller, kept, ...options }: RowsOptions): Rows {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [guard] = useState(commitGuard);
  const complete: Options = {
    ...options,
    ...surroundings(scroller),
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].toSorted((a, b) => a - b);
    },
    // Scrolling paints the new rows in the same frame, or the reader sees a gap.
    onChange: (_, sync) => (sync && !guard.isCommitting() ? flushSync(render) : render()),
  };
  const [virtualizer] = useState(() => new Virtualizer(complete));
  virtualizer.setOptions(complete);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const measure = useCallback(
    (row: Element | null) => guard.during(() => virtualizer.measureElement(row)),
    [virtualizer, guard],
  );
  return { rows: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize(), measure };
}
