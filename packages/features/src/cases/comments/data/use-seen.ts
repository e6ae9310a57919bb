import { type RefObject, useEffect, useRef } from "react";
import { useApi } from "../../../app/index.ts";
import { asked, type Thread } from "../thread.ts";
import type { Comment } from "./use-comments.ts";

/** Milliseconds for which a comment is in view before it counts as seen. */
const lookMs = 1000;

/**
 * A comment is read when it has been in view for a moment (CMT-10): half of it, or as much as fills half of the window. The thread is
 * read up to the newest below which none is unseen.
 * @param log the element whose children are the comments, in their order
 * @param isAll whether there are no older ones that are not shown
 */
export function useSeen(
  thread: Thread,
  log: RefObject<HTMLElement | null>,
  {
    comments,
    readUpTo,
    isAll,
  }: { readonly comments: readonly Comment[]; readonly readUpTo: number; readonly isAll: boolean },
): void {
  const api = useApi();
  const name = JSON.stringify(asked(thread));
  const seen = useRef(new Set<number>());
  const told = useRef(0);
  const unread = comments.filter(({ id, mine }) => !mine && id > readUpTo).map(({ id }) => id);
  // Those between what was read and the oldest that is shown have not been seen.
  const reachesRead = isAll || comments.some(({ id }) => id <= readUpTo);
  const wanted = reachesRead ? unread.join(" ") : "";
  useEffect(() => {
    if (wanted === "" || !log.current) return;
    const ids = wanted.split(" ").map(Number);
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const tell = (): void => {
      const oldestFirst = ids.toReversed();
      const unseen = oldestFirst.findIndex((id) => !seen.current.has(id));
      const upTo = oldestFirst.slice(0, unseen < 0 ? undefined : unseen).at(-1) ?? 0;
      if (upTo <= told.current) return;
      told.current = upTo;
      // Told again with the next comment where it failed.
      api.cases.read({ ...(JSON.parse(name) as ReturnType<typeof asked>), upTo }).catch(() => (told.current = 0));
    };
    const leave = (id: number): void => {
      clearTimeout(timers.get(id));
      timers.delete(id);
    };
    const look = (id: number): void => {
      if (seen.current.has(id) || timers.has(id) || document.visibilityState !== "visible") return;
      timers.set(
        id,
        setTimeout(() => {
          seen.current.add(id);
          tell();
        }, lookMs),
      );
    };
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
          const id = Number(target.getAttribute("data-comment"));
          const enough = intersectionRatio >= 0.5 || intersectionRect.height >= globalThis.innerHeight / 2;
          if (isIntersecting && enough) {
            inView.add(id);
            look(id);
          } else {
            inView.delete(id);
            leave(id);
          }
        }
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] },
    );
    for (const id of ids) {
      const shown = log.current.querySelector(`[data-comment="${String(id)}"]`);
      if (shown) observer.observe(shown);
    }
    const onVisibility = (): void => {
      for (const id of ids)
        if (document.visibilityState !== "visible") leave(id);
        else if (inView.has(id)) look(id);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", onVisibility);
      for (const id of timers.keys()) leave(id);
    };
  }, [api, wanted, name, log]);
}
