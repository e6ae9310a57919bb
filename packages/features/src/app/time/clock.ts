import { createContext, use, useEffect, useState } from "react";

/** Seconds since 1970, UTC. */
export type Clock = () => number;

const machine: Clock = () => Math.floor(Date.now() / 1000);

/** The clock of the screen; stories and tests give their own, so that a picture is the same tomorrow. */
export const ClockContext = createContext<Clock>(machine);

/** The clock by which screens show times. */
export const useClock = (): Clock => use(ClockContext);

/** How often times are drawn again, in seconds. */
const step = 15;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all cells that show how long it is until something. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, step * 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, drawn again every quarter of a minute: seconds since 1970, UTC. */
export function useNow(): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  useEffect(() => subscribe(() => setNow(clock())), [clock]);
  return now;
}
