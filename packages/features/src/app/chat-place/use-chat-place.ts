import { type RefCallback, useCallback } from "react";
import { createStore, useStore } from "../store.ts";
import { useRoomy } from "../use-narrow.ts";

/** Where the button of the chat can stand on the page that is open: in its header, and in a bar at the bottom of the window. */
const places = { header: createStore<Element | null>(null), bar: createStore<Element | null>(null) };

/** A bar that stays at the bottom of the window is within reach of the thumb: it goes before the header. */
export type ChatPlaceName = keyof typeof places;

/**
 * Makes an element the place of the chat's button, as long as it is there.
 * @returns its `ref`
 */
export function useAsChatPlace(name: ChatPlaceName): RefCallback<Element> {
  const place = places[name];
  return useCallback(
    (element: Element | null) => {
      place.set(element);
      return () => {
        // The next page's may have come before this one went.
        if (place.get() === element) place.set(null);
      };
    },
    [place],
  );
}

/**
 * The place that the page keeps for the button of the chat, so that it lies over nothing that can be pressed (CHAT-15).
 * @returns undefined where there is room for it beside the page, and on pages that keep no place
 */
export function useChatPlace(): Element | undefined {
  // Beside a page of 1120 px there is room for the button from 1280 px on.
  const isRoomy = useRoomy();
  const header = useStore(places.header);
  const bar = useStore(places.bar);
  return isRoomy ? undefined : (bar ?? header ?? undefined);
}
