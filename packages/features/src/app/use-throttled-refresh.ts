import { useCallback, useEffect, useRef } from "react";
import { coalesce, type Coalescer } from "./coalesce.ts";

/**
 * Reads what is shown again, however many changes are told, at the pace that the list allows; a hidden page waits until it is
 * looked at.
 * @param read the same function for as long as it does the same
 * @param pace in milliseconds, the same object always: as of `coalesce`
 * @returns what asks for it, for handlers of live events; always the same
 */
export function useThrottledRefresh(
  read: () => unknown,
  pace: { readonly quiet: number; readonly longest: number },
): () => void {
  const coalescer = useRef<Coalescer<"all">>(undefined);
  useEffect(() => {
    let missed = false;
    const current = coalesce<"all">(() => {
      if (document.hidden) missed = true;
      else void read();
    }, pace);
    const catchUp = (): void => {
      if (document.hidden || !missed) return;
      missed = false;
      void read();
    };
    coalescer.current = current;
    document.addEventListener("visibilitychange", catchUp);
    return () => {
      current.stop();
      document.removeEventListener("visibilitychange", catchUp);
    };
  }, [read, pace]);
  return useCallback(() => coalescer.current?.options("all"), []);
}
