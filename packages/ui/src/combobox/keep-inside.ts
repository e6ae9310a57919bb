/** What is left free at the edges of the window, in CSS pixels. */
const margin = 8;

/**
 * As the ref of a list that may be wider than its field: where it would stick out of the part of the page that its field is in, or
 * out of the window, it grows towards the other side.
 */
export function keepInside(list: HTMLElement | null): void {
  const around = list?.parentElement?.closest("section, form, dialog");
  if (!list) return;
  const { left, right } = list.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const room = around?.getBoundingClientRect();
  const first = Math.max(margin, room?.left ?? 0);
  const last = Math.min(clientWidth - margin, room?.right ?? clientWidth);
  const isReversed = getComputedStyle(list).direction === "rtl";
  const over = isReversed ? first - left : right - last;
  const free = isReversed ? last - right : left - first;
  const by = Math.min(over, free);
  if (by > 0) list.style.insetInlineStart = `${-by}px`;
}
