import { useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds: before it opens by pointing, before it closes, and how long after one closed the next opens at once. */
const openAfter = 400;
const closeAfter = 100;
const warmFor = 300;

let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipState {
  /** The element it belongs to while it is open. */
  readonly anchor: HTMLElement | undefined;
  readonly show: (anchor: HTMLElement, atOnce?: boolean) => void;
  readonly hide: (atOnce?: boolean) => void;
  /** The pointer is on the tooltip itself. */
  readonly keep: () => void;
}

/** When a tooltip is open. Scrolling and Escape close it. */
export function useTooltipState(): TooltipState {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const after = useCallback((wait: number, next: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    if (wait === 0) setAnchor(next);
    else timer.current = setTimeout(() => setAnchor(next), wait);
  }, []);
  const show = useCallback(
    (next: HTMLElement, atOnce = false) =>
      after(atOnce || performance.now() - lastClosed < warmFor ? 0 : openAfter, next),
    [after],
  );
  const hide = useCallback((atOnce = false) => after(atOnce ? 0 : closeAfter, undefined), [after]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return undefined;
    const close = (): void => setAnchor(undefined);
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("scroll", close, true);
    return () => {
      lastClosed = performance.now();
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("scroll", close, true);
    };
  }, [anchor]);
  return { anchor, show, hide, keep };
}
