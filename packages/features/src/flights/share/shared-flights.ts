import { type Itinerary, type SearchRequest, selectedFlightsOf } from "@gatehouse/domain/flights";
import type { SharedFlights } from "./connected-rooms.ts";

/** What is shared from a screen: the selected itinerary with its search where there is one, else the search. */
export const sharedFlights = (request: SearchRequest, selected: Itinerary | undefined): SharedFlights => ({
  request,
  ...(selected && { selectedFlights: selectedFlightsOf(selected) }),
});

/** Two letters for whoever shared a flight: of its first and last word. "Ana María Núñez" is AN. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
