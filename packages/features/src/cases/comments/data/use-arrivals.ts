import { type RefObject, useEffect, useState } from "react";
import type { Comment } from "./use-comments.ts";

/**
 * How many comments of others have come above what is in view, since the newest was in view last; 0 while it is.
 * @param log the element whose children are the comments, the newest first
 */
export function useArrivals(log: RefObject<HTMLElement | null>, comments: readonly Comment[]): number {
  const newest = comments[0]?.id ?? 0;
  const [met, setMet] = useState<number>();
  // What was there from the beginning has not come.
  if (met === undefined && newest > 0) setMet(newest);
  useEffect(() => {
    const first = log.current?.querySelector(`[data-comment="${String(newest)}"]`);
    if (!first) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setMet(newest);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [log, newest]);
  return met === undefined ? 0 : comments.filter(({ id, mine }) => !mine && id > met).length;
}
