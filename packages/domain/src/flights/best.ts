/**
 * What counts in the "Best" order (FLT-24), in points; the fewest come first. Price and time on the way count by how much they exceed
 * the lowest price and the shortest way of the result, so that the order is the same in every currency and over every distance.
 */
export const bestWeights = {
  /** For each time that the lowest price is paid once more. */
  price: 100,
  /** For each time that the shortest time on the way is spent once more. */
  duration: 80,
  /** For each stop. */
  stop: 15,
  /** For each trip that leaves on another day than was asked for. */
  otherDay: 30,
  /** For each trip that leaves at night, from 23:00 to 05:00. */
  night: 10,
} as const;

/** What of an itinerary counts. */
interface Counted {
  /** Per passenger, in hundredths. */
  readonly price: number;
  /** Seconds on the way, all trips together. */
  readonly duration: number;
  /** Stops of all trips together. */
  readonly stops: number;
  /** How many trips leave on another day than was asked for, and how many at night. */
  readonly otherDays: number;
  readonly nights: number;
}

/** Parts of a point that are told apart. */
const precision = 100;

/** Points of an itinerary, in whole hundredths. @param least the lowest price and the shortest time on the way of the result */
export function bestScore(
  { price, duration, stops, otherDays, nights }: Counted,
  least: Pick<Counted, "price" | "duration">,
): number {
  const more = (value: number, than: number) => (value - than) / Math.max(1, than);
  return Math.round(
    precision *
      (bestWeights.price * more(price, least.price) +
        bestWeights.duration * more(duration, least.duration) +
        bestWeights.stop * stops +
        bestWeights.otherDay * otherDays +
        bestWeights.night * nights),
  );
}
