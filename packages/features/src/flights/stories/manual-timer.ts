import { flushSync } from "react-dom";
import type { Timer } from "../../app/airport-field/timer.ts";

/** A timer that is turned by hand: nothing waits in truth. */
export interface ManualTimer extends Timer {
  /** So many milliseconds go by; what is due is done, in order, and what that begins within the time, too. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** What waits: for how many milliseconds it was asked to, the shortest first. Two things that happen to be due together stay apart. */
  readonly waits: () => readonly number[];
}

/** A timer whose time passes only when a story says so. */
export function createManualTimer(): ManualTimer {
  let now = 0;
  let made = 0;
  const due = new Map<number, { readonly at: number; readonly asked: number; readonly run: () => void }>();
  return {
    after(milliseconds, run) {
      // What is due at once needs nobody to turn the hands.
      if (milliseconds === 0) {
        const id = setTimeout(run);
        return () => clearTimeout(id);
      }
      made += 1;
      const id = made;
      due.set(id, { at: now + milliseconds, asked: milliseconds, run });
      return () => due.delete(id);
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at);
        if (!next) break;
        const [id, { at, run }] = next;
        due.delete(id);
        now = at;
        flushSync(run);
        // What one wait begins may be due before the next: effects come first.
        await new Promise((resolve) => setTimeout(resolve));
      }
      now = until;
    },
    waits: () => [...due.values()].map(({ asked }) => asked).toSorted((one, other) => one - other),
  };
}
