import { useLive } from "../../app/index.ts";
import { usePacedReading } from "../../app/use-paced-reading.ts";

/** Long lists are not read with every change: in milliseconds. */
const pace = { quiet: 1000, longest: 5000 };

/**
 * Lists of the oversight follow what others do, at a pace that long ones allow; a hidden page waits until it is looked at.
 * @param read reads what is shown anew; the same function for as long as it does the same
 */
export function useLiveReading(read: () => unknown): void {
  const wish = usePacedReading(read, pace);
  useLive("checkin.changed", wish);
  useLive("checkin.counts", wish);
  useLive("resync", wish);
}
