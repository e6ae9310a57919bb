import { useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { rangeWith } from "../virtual-list/range-with.ts";
import type { ColumnLayout } from "./column-layout.ts";
import { placeShift } from "./reading-place.ts";

/** What was measured on screen; all px. */
export type GridMeasure = {
  readonly width: number;
  readonly height: number;
  /** Heights of a row and of the header, from the theme's density tokens. */
  readonly row: number;
  readonly head: number;
  readonly rtl: boolean;
};

const unmeasured: GridMeasure = { width: 0, height: 0, row: 36, head: 32, rtl: false };

/** Measures the scrolling part and keeps up with its size, the density and the direction. */
export function useMeasure(scroller: RefObject<HTMLDivElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () => {
      const style = getComputedStyle(element);
      const next: GridMeasure = {
        width: element.clientWidth,
        height: element.clientHeight,
        row: Number.parseFloat(style.getPropertyValue("--gh-sizes-row")) || unmeasured.row,
        head: Number.parseFloat(style.getPropertyValue("--gh-sizes-row-head")) || unmeasured.head,
        rtl: style.direction === "rtl",
      };
      setMeasure((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    // Another density shows first in the height of the header.
    const head = element.firstElementChild;
    if (head) observer.observe(head);
    return () => observer.disconnect();
  }, [scroller]);
  return measure;
}

/** The scroll offset nearest to the present one that shows `size` px from `start` in `room` px. */
function nearest(offset: number, room: number, start: number, size: number): number {
  if (start < offset || size > room) return start;
  return Math.max(offset, start + size - room);
}

type Options<T> = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly measure: GridMeasure;
  readonly items: readonly { readonly id: string }[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly layout: ColumnLayout<T>;
  readonly question: string;
  /** Index of the row and, among the scrolling columns, of the column that has the focus; -1 when neither. */
  readonly keepRow: number;
  readonly keepColumn: number;
};

/** Which rows and scrolling columns are in the document, and how to bring others into view. */
export function useGridView<T>({
  scroller,
  measure,
  items,
  indexById,
  layout,
  question,
  keepRow,
  keepColumn,
}: Options<T>) {
  const { row, head } = measure;
  const { center, startWidth, endWidth } = layout;
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used here, and what is memoized below reads numbers and not the virtualizer
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => row,
    // A new function makes the virtualizer measure again: after another density here, other widths below.
    getItemKey: useCallback((index: number) => (row ? index : index), [row]),
    paddingStart: head,
    overscan: 3,
    rangeExtractor: rangeWith(keepRow),
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    getItemKey: useCallback((index: number) => center[index]?.id ?? index, [center]),
    paddingStart: startWidth,
    paddingEnd: endWidth,
    overscan: 0,
    isRtl: measure.rtl,
    rangeExtractor: rangeWith(keepColumn),
  });

  // The reader's place: a refresh that adds or removes rows above moves the scroll position with the row in view.
  const shown = useRef({ items, question, row });
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = shown.current;
    shown.current = { items, question, row };
    // Reading the position makes the browser lay everything out: not with every scroll.
    if (!element || (before.items === items && before.question === question && before.row === row)) return;
    // When rows went away the browser has cut the position already; the virtualizer still knows it.
    const top = items.length < before.items.length ? (rows.scrollOffset ?? 0) : element.scrollTop;
    const first = Math.floor(top / before.row);
    let next = top;
    if (before.question !== question) next = 0;
    else if (before.row !== row) next = (top / before.row) * row;
    else if (before.items !== items && top > 0) {
      const inView = before.items.slice(first, first + Math.ceil(measure.height / row));
      next =
        top +
        row *
          placeShift(
            inView.map((item) => item.id),
            first,
            indexById,
          );
    }
    if (next !== top) element.scrollTo({ top: next });
  });

  return {
    rowIndexes: rows.getVirtualIndexes(),
    columnIndexes: columns.getVirtualIndexes(),
    bodyHeight: items.length * row,
    /** Rows a page key moves by. */
    pageRows: Math.max(1, Math.floor((measure.height - head) / row) - 1),
    /** Scrolls just as far as needed; `column` is an index among the scrolling ones, -1 for a pinned one. */
    reveal: (rowIndex: number, column: number) => {
      const element = scroller.current;
      if (!element) return;
      const down =
        rowIndex < 0 ? element.scrollTop : nearest(element.scrollTop, element.clientHeight - head, rowIndex * row, row);
      const sign = measure.rtl ? -1 : 1;
      const across = element.scrollLeft * sign;
      const place = center[column];
      const room = element.clientWidth - startWidth - endWidth;
      const to = place ? nearest(across, room, place.offset, place.width) : across;
      element.scrollTo({ top: down, left: to * sign });
    },
  };
}
