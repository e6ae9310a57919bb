import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down as `m:ss`; silent for screen readers, which heard the first value. @param until milliseconds since 1970 */
export function TimeLeft({ until, onOver }: { readonly until: number; readonly onOver: () => void }) {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsTo(until);
      setSeconds(left);
      if (left === 0) onOver();
    }, 250);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback may be new on every render; the clock must not start again
  }, [until]);
  return (
    <chakra.strong role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </chakra.strong>
  );
}
