/** Times of day in airport-local hours, the first included, the last not (FLT-15). */
export const timeBands = ["05-12", "12-18", "18-23", "23-05"] as const;
export type TimeBand = (typeof timeBands)[number];

/**
 * The part of the day in which a flight departs or arrives: morning, afternoon, evening or night.
 * @param local yyyy-mm-ddThh:mm, the wall clock of the airport
 */
export function timeBandOf(local: string): TimeBand {
  const hour = Number(local.slice(11, 13));
  if (hour >= 5 && hour < 12) return "05-12";
  if (hour >= 12 && hour < 18) return "12-18";
  return hour >= 18 && hour < 23 ? "18-23" : "23-05";
}
