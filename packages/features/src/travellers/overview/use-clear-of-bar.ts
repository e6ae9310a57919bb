import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps what gets the focus clear of a bar that stays at the bottom of the window, however tall it grows (WCAG 2.4.11): the page
 * scrolls as if it ended above the bar.
 * @returns the bar's `ref`
 */
export function useClearOfBar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = element.ownerDocument.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + var(--gh-spacing-3))`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = "";
    };
  }, []);
  return bar;
}
