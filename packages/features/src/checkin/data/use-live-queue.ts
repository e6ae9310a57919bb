import { useEffect, useRef } from "react";
import { useLive, useLiveState } from "../../app/index.ts";
import { coalesce, type Coalescer } from "../../app/coalesce.ts";
import type { Part } from "./keys.ts";
import { useRefresh } from "./use-refresh.ts";

/** In milliseconds: soon enough to be called live, seldom enough to be kind to the server. */
const pace = { quiet: 250, longest: 1500 };

/** Reads again what others, automation or time changed. A page that nobody looks at catches up when it is looked at again. */
export function useLiveQueue(): void {
  const refresh = useRefresh();
  const coalescer = useRef<Coalescer<Part>>(undefined);
  useEffect(() => {
    const missed = new Set<Part>();
    const current = coalesce<Part>((parts) => {
      if (document.hidden) for (const part of parts) missed.add(part);
      else void refresh(...parts);
    }, pace);
    const catchUp = () => {
      if (document.hidden || missed.size === 0) return;
      void refresh(...missed);
      missed.clear();
    };
    coalescer.current = current;
    document.addEventListener("visibilitychange", catchUp);
    return () => {
      current.stop();
      document.removeEventListener("visibilitychange", catchUp);
    };
  }, [refresh]);
  useLive("checkin.changed", () => coalescer.current?.options("rows"));
  // What changed between the first reading and the opening of the stream was announced to nobody.
  const live = useLiveState();
  const before = useRef(live);
  useEffect(() => {
    if (live === "open" && before.current !== "open") coalescer.current?.options("rows", "counts", "assignment");
    before.current = live;
  }, [live]);
  // What waits is part of the assignment: with it the next unit is pulled.
  useLive("checkin.counts", () => coalescer.current?.options("counts", "assignment"));
  useLive("assignment.changed", () => coalescer.current?.options("assignment", "rows"));
  useLive("resync", () => coalescer.current?.options("rows", "counts", "assignment"));
}
