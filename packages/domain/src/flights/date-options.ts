import type { Itinerary } from "./itinerary.ts";

/** Days as asked for, and other ones (FLT-14). */
export const dateOptions = ["asked", "alternate"] as const;
export type DateOption = (typeof dateOptions)[number];

/** An itinerary is on another day when one of its trips is. */
export const dateOptionOf = ({ trips }: Itinerary): DateOption =>
  trips.some(({ isAlternateDate }) => isAlternateDate) ? "alternate" : "asked";
