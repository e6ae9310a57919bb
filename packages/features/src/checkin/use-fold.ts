import { type RefCallback, useCallback } from "react";

/** Whether all children stand within the padding: what runs into it does not count as scrolling. */
function fits(element: HTMLElement): boolean {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const { left, right } = element.getBoundingClientRect();
  const [from, to] = [left + parseFloat(paddingLeft) - 1, right - parseFloat(paddingRight) + 1];
  return [...element.children].every((child) => {
    const place = child.getBoundingClientRect();
    return place.width === 0 || (place.left >= from && place.right <= to);
  });
}

/**
 * Folds a row of controls as far as its room wants it, and no further: `data-fold` on the element grows from 0 to `steps` until its
 * content fits, and what each step takes away is said in the element's style. Content that does not wrap, please.
 */
export function useFold<T extends HTMLElement>(steps: number): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const fold = (): void => {
        for (let step = 0; step <= steps; step++) {
          element.dataset["fold"] = String(step);
          if (fits(element)) return;
        }
      };
      // Labels change with the language, buttons come and go with permissions and selection.
      let frame = 0;
      const sizes = new ResizeObserver(() => {
        // In the next frame: folding changes what was just measured.
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(fold);
      });
      const content = new MutationObserver(fold);
      sizes.observe(element);
      content.observe(element, { childList: true, subtree: true, characterData: true });
      fold();
      return () => {
        cancelAnimationFrame(frame);
        sizes.disconnect();
        content.disconnect();
      };
    },
    [steps],
  );
}
