import type { Itinerary, Trip } from "./itinerary.ts";

/** Non-stop, 1 stop, multiple stops (FLT-14). */
export const stopsOptions = ["nonstop", "one", "multiple"] as const;
export type StopsOption = (typeof stopsOptions)[number];

/** Changes of plane on one trip. */
export const stopCount = ({ segments }: Pick<Trip, "segments">): number => segments.length - 1;

/** An itinerary counts as its trip with the most stops: who wants non-stop wants it both ways. */
export function stopsOf({ trips }: Itinerary): StopsOption {
  const most = Math.max(...trips.map(stopCount));
  return most === 0 ? "nonstop" : most === 1 ? "one" : "multiple";
}
