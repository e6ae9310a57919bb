import {
  type ComponentProps,
  type FocusEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { scrollParent } from "./scroll-parent.ts";
import { useListStart } from "./use-list-start.ts";
import { useRows } from "./use-rows.ts";

export interface VirtualListProps<T> extends Omit<ComponentProps<"ul">, "children" | "ref" | "onFocus" | "onBlur"> {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** Keep it stable: items are drawn again when it changes. */
  readonly renderItem: (item: T) => ReactNode;
  /** How high an item probably is, in CSS pixels; it is measured once it is drawn. */
  readonly estimatedHeight: number;
  /**
   * Names the order and the choice that the items are in. While it is the same, what is read stays where it is when others join above
   * it; without it, it moves with them.
   */
  readonly steady?: string;
}

/** Safari forgets that a list without bullets is one. */
const listRole = { role: "list" } as const;

/** How many items beyond the edges of the window are in the document: what Tab can reach. */
const overscan = 3;

/**
 * A list of which only what is near the window is in the document, in its order; it scrolls with the page, or with the region that it
 * is in. Every item says its place and the size of the whole list (WAI-ARIA `aria-posinset`), and the one with the focus stays
 * wherever the reader scrolls.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const anchor = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>();
  useLayoutEffect(() => {
    if (anchor.current) setScroller(scrollParent(anchor.current));
  }, []);
  return scroller === undefined ? <div ref={anchor} /> : <Rows {...props} scroller={scroller} />;
}

interface RowsProps<T> extends VirtualListProps<T> {
  readonly scroller: HTMLElement | null;
}

function Rows<T>({ items, itemKey, renderItem, estimatedHeight, steady, scroller, style, ...rest }: RowsProps<T>) {
  const [focused, setFocused] = useState<string>();
  const { list, start } = useListStart(scroller);
  // Another function would have the places of all items computed again at each turn of the wheel.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    [items, itemKey],
  );
  const { rows, height, measure } = useRows({
    scroller,
    count: items.length,
    kept: focused === undefined ? -1 : items.findIndex((item) => itemKey(item) === focused),
    estimateSize: () => estimatedHeight,
    getItemKey,
    overscan,
    scrollMargin: start,
    steady,
  });
  const onFocus = ({ target }: FocusEvent): void =>
    setFocused(target.closest<HTMLElement>("[data-key]")?.dataset["key"]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its events only tell where the focus is
    <ul
      {...listRole}
      {...rest}
      ref={list}
      style={{ ...style, position: "relative", blockSize: height }}
      onFocus={onFocus}
      onBlur={() => setFocused(undefined)}
    >
      {rows.map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        const key = itemKey(item);
        return (
          <li
            key={key}
            ref={measure}
            data-index={row.index}
            data-key={key}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ position: "absolute", insetInline: 0, insetBlockStart: row.start - start }}
          >
            <Item item={item} render={renderItem as (item: unknown) => ReactNode} />
          </li>
        );
      })}
    </ul>
  );
}

interface ItemProps {
  readonly item: unknown;
  readonly render: (item: unknown) => ReactNode;
}

/** Scrolling moves items; it does not draw them again. */
const Item = memo(function Item({ item, render }: ItemProps) {
  return <>{render(item)}</>;
});
