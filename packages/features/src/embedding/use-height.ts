import { type RefObject, useEffect } from "react";
import type { Host } from "./host.ts";

/**
 * Tells the page around how high the module would like to be, whenever that changes.
 * @param fixed CSS pixels, of a module that scrolls inside itself
 */
export function useHeight(ref: RefObject<HTMLElement | null>, host: Host, fixed: number | undefined): void {
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const tell = (): void => {
      const notices = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
      host.say({ type: "height", height: fixed ?? Math.ceil(current.getBoundingClientRect().height + notices) });
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    tell();
    return () => observer.disconnect();
  }, [ref, host, fixed]);
}
