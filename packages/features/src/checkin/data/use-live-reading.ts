import { useEffect, useRef } from "react";
import { useLive } from "../../app/index.ts";
import { coalesce, type Coalescer } from "../coalesce.ts";

/** Long lists are not read with every change: in milliseconds. */
const pace = { quiet: 1000, longest: 5000 };

/**
 * Lists of the oversight follow what others do, at a pace that long ones allow; a hidden page waits until it is looked at.
 * @param read reads what is shown anew; the same function for as long as it does the same
 */
export function useLiveReading(read: () => unknown): void {
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
  }, [read]);
  const wish = (): void => coalescer.current?.wish("all");
  useLive("checkin.changed", wish);
  useLive("checkin.counts", wish);
  useLive("resync", wish);
}
