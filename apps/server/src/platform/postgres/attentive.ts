import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds of a look. */
const step = 100;

/**
 * Waits for so many milliseconds in which this process listened. While it is busy with something else it hears nobody, and when it is
 * done its clocks ring before the answers are read that came meanwhile: such a time counts as one look.
 */
export async function attentive(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let left = milliseconds; left > 0 && !signal.aborted; left -= step) await sleep(step, undefined, { ref: false });
}
