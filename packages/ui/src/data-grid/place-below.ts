/** Puts a floating element below its anchor, or above where there is no room, inside the window; right-to-left aligned at the right. */
export function placeBelow(element: HTMLElement, anchor: Element): void {
  const from = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = getComputedStyle(anchor).direction === "rtl" ? from.right - width : from.left;
  element.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`;
  element.style.top = `${Math.max(0, from.bottom + height <= innerHeight ? from.bottom : from.top - height)}px`;
}
