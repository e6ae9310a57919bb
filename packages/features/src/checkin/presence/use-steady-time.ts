import { useState } from "react";

/** Seconds by which a time that did not change can seem another: both clocks count whole seconds, and an answer takes its time. */
const jitter = 2;

/** A time of the server by this screen's clock, as it was first heard: what differs by a second or two is the same. */
export function useSteadyTime(seconds: number | null): number | null {
  const [kept, setKept] = useState(seconds);
  const isSame = seconds !== null && kept !== null && Math.abs(seconds - kept) <= jitter;
  if (isSame || seconds === kept) return kept;
  setKept(seconds);
  return seconds;
}
