import { useEffect, useState } from "react";
import { useTimer } from "../../app/airport-field/timer.ts";

/** Goes round the numbers from 0 to `count` − 1, one after each wait of so many milliseconds. */
export function useCycle(count: number, every: number): number {
  const timer = useTimer();
  const [place, setPlace] = useState(0);
  useEffect(() => timer.after(every, () => setPlace((place + 1) % count)), [timer, count, every, place]);
  return place;
}
