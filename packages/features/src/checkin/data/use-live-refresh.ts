import { useLive } from "../../app/index.ts";
import { useThrottledRefresh } from "../../app/use-throttled-refresh.ts";

/** Long lists are not read with every change: in milliseconds. */
const pace = { quiet: 1000, longest: 5000 };

/**
 * Lists of the oversight follow what others do, at a pace that long ones allow; a hidden page waits until it is looked at.
 * @param read reads what is shown again; the same function for as long as it does the same
 */
export function useLiveRefresh(read: () => unknown): void {
  const options = useThrottledRefresh(read, pace);
  useLive("checkin.changed", options);
  useLive("checkin.counts", options);
  useLive("resync", options);
}
