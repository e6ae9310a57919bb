/** What is left free at the edges of the window, in CSS pixels, where there is room for it. */
const margin = 8;

/** A place along one side of the window: the one that is asked for, or the nearest that is inside. */
function inside(wanted: number, size: number, available: number): number {
  const free = Math.max(0, Math.min(margin, (available - size) / 2));
  return Math.max(free, Math.min(wanted, available - size - free));
}

/** Puts a floating element below its anchor, or above where there is no room, inside the window; right-to-left aligned at the right. */
export function placeBelow(element: HTMLElement, anchor: Element): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = getComputedStyle(anchor).direction === "rtl" ? from.right - width : from.left;
  // Without the scroll bar.
  const { clientWidth } = document.documentElement;
  element.style.left = `${inside(left, width, clientWidth)}px`;
  element.style.top = `${Math.max(0, from.bottom + height <= innerHeight ? from.bottom : from.top - height)}px`;
}
