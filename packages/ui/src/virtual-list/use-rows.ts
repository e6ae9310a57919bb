import {
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
import { rangeWith } from "./range-with.ts";
import { rowsToDraw } from "./rows-to-draw.ts";
import { createStandingNote, useKeptPlace } from "./use-kept-place.ts";

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

/** Remembers which rows the last drawing had. */
function createDrawnNote() {
  let keys: ReadonlySet<VirtualItem["key"]> = new Set();
  return {
    read: () => keys,
    write(rows: readonly VirtualItem[]): void {
      keys = new Set(rows.map(({ key }) => key));
    },
  };
}

interface RowsOptions extends Pick<Options, "count" | "estimateSize" | "getItemKey" | "overscan" | "scrollMargin"> {
  readonly scroller: HTMLElement | null;
  /** An index that stays in the document wherever the reader scrolls: the one with the focus. −1 for none. */
  readonly kept: number;
  /** While this is the same, rows that join above what is read move it nowhere; undefined where they may. */
  readonly steady?: string | undefined;
}

interface Rows {
  readonly rows: readonly VirtualItem[];
  /** Of all rows, in CSS pixels. */
  readonly height: number;
  /** `ref` of each row, which says its index in `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** TanStack Virtual for rows that are measured once they are drawn. Its React adapter has a hook for a region and another for the page; here one list may be in either. */
export function useRows({ scroller, kept, steady, ...options }: RowsOptions): Rows {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [guard] = useState(commitGuard);
  const complete: Options = {
    ...options,
    ...surroundings(scroller),
    rangeExtractor: rangeWith(kept),
    // Scrolling paints the new rows in the same frame, or the reader sees a gap.
    onChange: (_, sync) => (sync && !guard.isCommitting() ? flushSync(render) : render()),
  };
  const [virtualizer] = useState(() => new Virtualizer(complete));
  const [standing] = useState(createStandingNote);
  if (options.count !== virtualizer.options.count) standing.write(virtualizer);
  virtualizer.setOptions(complete);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const wanted = virtualizer.getVirtualItems();
  const [drawn] = useState(createDrawnNote);
  const { rows, isPartial } = rowsToDraw(wanted, virtualizer.range, kept, drawn.read());
  useLayoutEffect(() => {
    drawn.write(rows);
    if (!isPartial) return;
    const frame = requestAnimationFrame(render);
    return () => cancelAnimationFrame(frame);
  }, [drawn, rows, isPartial]);
  useKeptPlace(virtualizer, scroller, steady, standing);
  const measure = useCallback(
    (row: Element | null) =>
      guard.during(() => {
        // The browser tells of a scroll a frame later; what is measured until then must not take the reader back.
        const at = scroller ? scroller.scrollTop : window.scrollY;
        if (row && virtualizer.scrollOffset !== null && Math.abs(at - virtualizer.scrollOffset) > 1)
          virtualizer.scrollOffset = at;
        virtualizer.measureElement(row);
      }),
    [virtualizer, guard, scroller],
  );
  return { rows, height: virtualizer.getTotalSize(), measure };
}
