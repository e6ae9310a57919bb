import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from "react";

export type Placement = "top" | "bottom" | "left" | "right";

/** Pixels between the element and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6;
const margin = 8;

const opposite: Readonly<Record<Placement, Placement>> = { top: "bottom", bottom: "top", left: "right", right: "left" };

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a tooltip is in the window: at the preferred side, at the opposite one where there is no room, and never over the edge.
 * @param anchor the element's box in the window
 */
export function place(
  anchor: DOMRectReadOnly,
  tip: Size,
  view: Size,
  preferred: Placement,
): { readonly left: number; readonly top: number } {
  const room: Readonly<Record<Placement, number>> = {
    top: anchor.top,
    bottom: view.height - anchor.bottom,
    left: anchor.left,
    right: view.width - anchor.right,
  };
  const needed = (side: Placement): number =>
    (side === "top" || side === "bottom" ? tip.height : tip.width) + gap + margin;
  const side =
    room[preferred] < needed(preferred) && room[opposite[preferred]] > room[preferred]
      ? opposite[preferred]
      : preferred;
  const middle = {
    left: anchor.left + (anchor.width - tip.width) / 2,
    top: anchor.top + (anchor.height - tip.height) / 2,
  };
  const wanted = {
    top: { ...middle, top: anchor.top - gap - tip.height },
    bottom: { ...middle, top: anchor.bottom + gap },
    left: { ...middle, left: anchor.left - gap - tip.width },
    right: { ...middle, left: anchor.right + gap },
  }[side];
  const within = (value: number, end: number): number => Math.max(margin, Math.min(value, end - margin));
  return { left: within(wanted.left, view.width - tip.width), top: within(wanted.top, view.height - tip.height) };
}

/** Measures the tooltip and places it before it is painted. */
export function usePosition(
  anchor: HTMLElement,
  placement: Placement,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly position: CSSProperties } {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<CSSProperties>({ left: 0, top: 0, visibility: "hidden" });
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    setPosition(
      place(
        anchor.getBoundingClientRect(),
        { width: tip.offsetWidth, height: tip.offsetHeight },
        { width: innerWidth, height: innerHeight },
        placement,
      ),
    );
  }, [anchor, placement]);
  return { ref, position };
}
