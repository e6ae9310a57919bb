import { type RefObject, useEffect } from "react";

/** Keeps the end of a list on screen, where it was there, when something below it takes some of its room. */
export function useFollowEnd(log: RefObject<HTMLElement | null>, follows: RefObject<boolean>): void {
  useEffect(() => {
    const { current: list } = log;
    if (!list) return undefined;
    const watch = new ResizeObserver(() => {
      if (follows.current) list.scrollTop = list.scrollHeight;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [log, follows]);
}
