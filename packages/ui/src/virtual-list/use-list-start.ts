import { useLayoutEffect, useState } from "react";

/**
 * Follows where a list begins in what scrolls: what stands above it can grow at any time.
 * @param scroller the region that scrolls; null for the page
 * @returns the list's `ref`, and its start in CSS pixels
 */
export function useListStart(scroller: HTMLElement | null): {
  readonly list: (list: HTMLElement | null) => void;
  readonly start: number;
} {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    if (!list) return undefined;
    const measure = (): void => {
      const { top } = list.getBoundingClientRect();
      const from = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : window.scrollY;
      setStart(Math.round(top + from));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (let above: Element | null = list; above && above !== scroller; above = above.parentElement) {
      observer.observe(above);
      for (let before = above.previousElementSibling; before; before = before.previousElementSibling)
        observer.observe(before);
    }
    return () => observer.disconnect();
  }, [list, scroller]);
  return { list: setList, start };
}
