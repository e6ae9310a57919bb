import { type RefObject, useLayoutEffect, useRef } from "react";

/** How high the bar is that stays at the bottom of the window: what floats there stands above it. */
const room = "--gh-bottom-bar";

/**
 * Keeps what gets the focus clear of a bar that stays at the bottom of the window, however tall it grows (WCAG 2.4.11): the page
 * scrolls as if it ended above the bar. The chat's button stands above it. A bar that stays nowhere, as on a wide screen, is no bar.
 * @returns the bar's `ref`
 */
export function useClearOfBar<Element extends HTMLElement = HTMLDivElement>(): RefObject<Element | null> {
  const bar = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = element.ownerDocument.documentElement;
    const clear = (): void => {
      style.scrollPaddingBlockEnd = "";
      style.removeProperty(room);
    };
    const observer = new ResizeObserver(() => {
      if (getComputedStyle(element).position !== "sticky") return clear();
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + var(--gh-spacing-3))`;
      style.setProperty(room, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clear();
    };
  }, []);
  return bar;
}
