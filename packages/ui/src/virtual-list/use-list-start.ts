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
    // What stands before it, at every level. Not what it stands in: that grows with each row that is measured.
    const sizes = new ResizeObserver(measure);
    const watchAbove = (): void => {
      sizes.disconnect();
      for (let above: Element | null = list; above && above !== scroller; above = above.parentElement)
        for (let before = above.previousElementSibling; before; before = before.previousElementSibling)
          sizes.observe(before);
    };
    const joined = new MutationObserver(() => {
      watchAbove();
      measure();
    });
    for (let around = list.parentElement; around; around = around === scroller ? null : around.parentElement)
      joined.observe(around, { childList: true });
    watchAbove();
    measure();
    window.addEventListener("resize", measure);
    return () => {
      sizes.disconnect();
      joined.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [list, scroller]);
  return { list: setList, start };
}
