import { scrollParent } from "@gatehouse/ui/virtual-list";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { isFocusLost } from "../focus.ts";

interface Place {
  readonly itineraryId: string;
  /** How far below the top of the window its card began, in CSS pixels; undefined where the history led away from the list. */
  readonly top: number | undefined;
}

/**
 * Brings whoever comes back from an itinerary to where they left the list: its card stands where it stood, and its Select has the
 * focus. The list was hidden meanwhile (`Activity`), not taken away.
 * @param list around the cards
 * @param heading takes the focus where nobody knows the place
 * @param isReturn what had the focus before the list was first shown is gone
 * @returns notes the place, before the list is left for an itinerary
 */
export function useReturnToPlace(
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isReturn: boolean,
): (itineraryId: string) => void {
  const place = useRef<Place>(undefined);
  const cardOf = useCallback(
    (itineraryId: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(itineraryId)}"]`),
    [list],
  );
  // Effects begin again each time the list is shown again.
  useLayoutEffect(() => {
    const left = place.current;
    const card = left && cardOf(left.itineraryId);
    if (left) place.current = { ...left, top: undefined };
    if (card) {
      // Where the history leads, the browser scrolls by itself.
      if (left.top !== undefined) {
        const by = card.getBoundingClientRect().top - left.top;
        (scrollParent(card) ?? window).scrollBy({ top: by, behavior: "instant" });
      }
      card.querySelector<HTMLElement>(".fl-select")?.focus({ preventScroll: true });
    } else if (left) heading.current?.focus({ preventScroll: true });
    else if (isReturn && isFocusLost()) heading.current?.focus();
  }, [cardOf, heading, isReturn]);
  return useCallback(
    (itineraryId) => {
      const card = cardOf(itineraryId);
      place.current = card ? { itineraryId, top: card.getBoundingClientRect().top } : undefined;
    },
    [cardOf],
  );
}
