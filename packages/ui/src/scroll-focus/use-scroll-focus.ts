import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Makes a region reachable with the Tab key exactly while there is something to scroll in it, so that the keyboard can.
 * @returns the region's `ref` and `tabIndex`
 */
export function useScrollFocus<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: 0 | undefined;
} {
  const ref = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const measure = (): void => setScrolls(region.scrollHeight > region.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
