import { presence } from "@gatehouse/domain/checkin";
import { remember, remembered } from "../../app/index.ts";

const storageKey = "gatehouse.checkin.active-at";
/** Other tabs hear of keys and pointers at most so often, in milliseconds. */
const telling = 5000;
/** So often it is looked whether nobody is there any more, in milliseconds. */
const looking = 15_000;
const signs = ["keydown", "pointerdown", "pointermove", "wheel", "touchstart", "touchmove"] as const;

/** Whether somebody is at this device. All tabs of it know together; each knows what happened in itself. */
export interface Activity {
  /** Milliseconds since 1970, as for all here. */
  readonly now: () => number;
  /** The last key or pointer in this tab; 0 while there was none. */
  readonly here: () => number;
  /** The last key or pointer in any tab of the device. */
  readonly last: () => number;
  /** Nobody has touched anything for ten minutes. */
  readonly away: () => boolean;
  /** Hears that somebody came, went, or did something in this tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Looks at keys and pointers while somebody listens.
 * @param now tests give their own clock
 */
export function createActivity(now: () => number = Date.now): Activity {
  const listeners = new Set<() => void>();
  const stored = (): number => Number(remembered(storageKey)) || 0;
  // A page that is opened is opened by somebody; one that the browser brings back by itself, or opens behind others, is not.
  const opened = !document.hidden && !("wasDiscarded" in document && document.wasDiscarded === true);
  let here = opened ? now() : 0;
  let told = 0;
  let stop: AbortController | undefined;
  let place = "";
  // What a clock wrote that was set back since says nothing.
  const past = (at: number): number => (at <= now() ? at : 0);
  const last = (): number => Math.max(past(here), past(stored()));
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const notice = (event: Event): void => {
    if (event.type === "pointermove") {
      // What moves under a pointer that rests is no sign of anybody.
      const { screenX, screenY } = event as PointerEvent;
      const moved = `${screenX} ${screenY}`;
      const rests = place === "" || place === moved;
      place = moved;
      if (rests) return;
    }
    here = now();
    if (here - told >= telling) {
      told = here;
      remember(storageKey, String(here));
    }
    tell();
  };
  const begin = (): void => {
    stop = new AbortController();
    const { signal } = stop;
    for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true, signal });
    document.addEventListener("visibilitychange", tell, { signal });
    addEventListener("storage", ({ key }) => key === storageKey && tell(), { signal });
    const timer = setInterval(tell, looking);
    signal.addEventListener("abort", () => clearInterval(timer));
  };
  return {
    now,
    here: () => here,
    last,
    away: () => now() - last() >= presence.away * 1000,
    subscribe: (listener) => {
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.abort();
      };
    },
  };
}
