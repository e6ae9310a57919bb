import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** One stop for the tab key: arrow keys go from tool to tool. */
export function useRovingTools() {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>("button, select") ?? [])].filter(
      (tool) => tool.offsetParent !== null,
    );
  const move = (event: KeyboardEvent): void => {
    const list = tools();
    const here = list.findIndex((tool) => tool === document.activeElement);
    // The next one stands to the left where it is read from the right.
    const step = bar.current && getComputedStyle(bar.current).direction === "rtl" ? -1 : 1;
    const next = { ArrowRight: here + step, ArrowLeft: here - step, Home: 0, End: list.length - 1 }[event.key];
    if (here < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = (next + list.length) % list.length;
    setAt(place);
    list[place]?.focus();
  };
  useEffect(() => {
    for (const [place, tool] of tools().entries()) tool.tabIndex = place === at ? 0 : -1;
  });
  const keep = (): void => {
    const here = tools().findIndex((tool) => tool === document.activeElement);
    if (here >= 0) setAt(here);
  };
  return { bar, move, keep };
}
